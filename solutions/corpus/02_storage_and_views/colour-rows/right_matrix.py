# title: pixels by colours, transposed

def colour_rows(images):
    return images.flatten(1, 2).mT.flatten(1)
