# title: unbind, hstack


def colour_rows(images):
    return torch.hstack([plane.flatten(1) for plane in images.unbind(-1)])
