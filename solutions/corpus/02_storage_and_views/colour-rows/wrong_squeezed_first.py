# title: gets rid of the axes of length one first
# fails: colour-rows-test [squeezed-too-much]
# fails: colour-rows-hidden [squeezed-too-much]
def colour_rows(images):
    images = images.squeeze()
    return images.permute(0, 3, 1, 2).reshape(images.shape[0], -1)
