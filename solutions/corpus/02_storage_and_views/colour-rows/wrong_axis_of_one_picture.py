# title: a squeeze on the way takes the axis of a single picture away
# fails: colour-rows-test [squeezed-too-much]
# fails: colour-rows-hidden [squeezed-too-much]
# never: colours-below-each-other

def colour_rows(images):
    planes = images.permute(0, 3, 1, 2).squeeze()
    return planes.flatten(start_dim=1)
