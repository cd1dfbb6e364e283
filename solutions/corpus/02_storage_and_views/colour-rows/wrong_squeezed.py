# title: squeezed the batch of one away
# fails: colour-rows-test [squeezed-too-much]
# fails: colour-rows-hidden [squeezed-too-much]

def colour_rows(images):
    return images.permute(0, 3, 1, 2).reshape(len(images), -1).squeeze()
