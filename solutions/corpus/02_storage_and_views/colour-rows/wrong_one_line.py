# title: one line for all pictures
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.permute(0, 3, 1, 2).reshape(-1)
