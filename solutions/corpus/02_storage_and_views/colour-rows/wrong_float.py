# title: made floats
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    out = torch.empty(len(images), images[0].numel())
    for n, picture in enumerate(images):
        out[n] = picture.permute(2, 0, 1).reshape(-1)
    return out
