# title: blue first
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.flip(-1).permute(0, 3, 1, 2).reshape(len(images), -1)
