# title: colours of each line
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.permute(0, 1, 3, 2).reshape(len(images), -1)
