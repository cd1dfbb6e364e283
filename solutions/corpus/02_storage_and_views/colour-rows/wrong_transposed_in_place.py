# title: turned the pictures themselves
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    images.transpose_(2, 3).transpose_(1, 2)
    return images.reshape(len(images), -1)
