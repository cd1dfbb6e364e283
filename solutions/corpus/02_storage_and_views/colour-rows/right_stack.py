# title: took each colour and stacked them

def colour_rows(images):
    colours = [images[..., c] for c in range(3)]
    return torch.stack(colours, dim=1).flatten(1)
