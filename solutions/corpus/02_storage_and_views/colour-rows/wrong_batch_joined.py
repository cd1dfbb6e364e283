# title: joined the pictures as well
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.permute(3, 0, 1, 2).reshape(-1)
