# title: einsum in place of permute, under vmap


def colour_rows(images):
    return torch.func.vmap(lambda image: torch.einsum("hwc->chw", image).reshape(-1))(images)
