# title: transpose exchanges colour and height
# fails: colour-rows-test [height-behind-the-width]
# fails: colour-rows-hidden [height-behind-the-width]


def colour_rows(images):
    return images.transpose(1, 3).reshape(len(images), -1)
