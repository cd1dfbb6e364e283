# title: reads the storage with the strides of the pictures, from its first cell
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]
def colour_rows(images):
    count, height, width, colours = images.shape
    a, b, c, d = images.stride()
    planes = images.as_strided((count, colours, height, width), (a, d, b, c), 0)
    return planes.flatten(1)
