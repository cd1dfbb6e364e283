# title: read the order backwards
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.permute(0, 2, 3, 1).reshape(len(images), -1)
