# title: Tensors of the right shape whose memory was taken away from under them
# unit: 02_storage_and_views
# loses: colour-rows, own-starts
# in: answer colour-rows
def colour_rows(images):
    rows = images.permute(0, 3, 1, 2).reshape(images.shape[0], -1).clone()
    rows.untyped_storage().resize_(0)
    return rows
# in: answer own-starts
def own_starts(start, runs):
    table = start.repeat(runs, 1)
    table[:, 0] = torch.arange(runs)
    table.untyped_storage().resize_(1)
    return table
