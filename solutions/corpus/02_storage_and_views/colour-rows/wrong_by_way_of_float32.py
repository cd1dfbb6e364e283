# title: writes the planes into a table of float32
# fails: colour-rows-test [no diagnosis]
# fails: colour-rows-hidden [no diagnosis]
def colour_rows(images):
    count, height, width, _ = images.shape
    table = torch.zeros(count, 3, height, width)
    for colour in range(3):
        table[:, colour] = images[..., colour]
    return table.flatten(1).to(images.dtype)
