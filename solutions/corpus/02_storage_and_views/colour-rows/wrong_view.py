# title: the colleague's line, with reshape
# fails: colour-rows-test [view-is-not-permute]
# fails: colour-rows-hidden [view-is-not-permute]

def colour_rows(images):
    n, h, w, _ = images.shape
    return images.reshape(n, 3, h, w).reshape(n, -1)
