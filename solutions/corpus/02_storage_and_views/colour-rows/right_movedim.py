# title: moved the colour axis, and flattened

def colour_rows(images):
    return images.movedim(-1, 1).flatten(start_dim=1)
