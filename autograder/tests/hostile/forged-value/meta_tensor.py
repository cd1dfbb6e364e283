# title: A tensor of the right shape and dtype that has no numbers (device meta)
# unit: 02_storage_and_views
# loses: colour-rows
# in: answer colour-rows
def colour_rows(images):
    count, height, width, colours = images.shape
    return torch.empty(count, colours * height * width, dtype=images.dtype, device="meta")
