# title: reshaped only
# fails: colour-rows-test [view-is-not-permute]
# fails: colour-rows-hidden [view-is-not-permute]

def colour_rows(images):
    count, height, width, _ = images.shape
    return images.reshape(count, 3, height * width).reshape(count, -1)
