# title: dropped the result of permute
# fails: colour-rows-test [view-is-not-permute]
# fails: colour-rows-hidden [view-is-not-permute]

def colour_rows(images):
    images.permute(0, 3, 1, 2)
    return images.reshape(len(images), -1)
