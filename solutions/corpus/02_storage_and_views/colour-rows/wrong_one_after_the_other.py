# title: all reds, all greens, all blues: cat them
# fails: colour-rows-test [colours-below-each-other]
# fails: colour-rows-hidden [colours-below-each-other]
def colour_rows(images):
    count = images.shape[0]
    reds, greens, blues = images.unbind(-1)
    rows = [colour.reshape(count, -1) for colour in (reds, greens, blues)]
    return torch.cat(rows)
