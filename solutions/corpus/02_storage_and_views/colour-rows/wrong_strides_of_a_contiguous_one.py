# title: worked the strides out from the shape
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    count, height, width, _ = images.shape
    planes = images.as_strided((count, 3, height * width), (height * width * 3, 1, 3))
    return planes.reshape(count, -1)
