# title: kept a row for each colour
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]

def colour_rows(images):
    return images.permute(0, 3, 1, 2).flatten(2)
