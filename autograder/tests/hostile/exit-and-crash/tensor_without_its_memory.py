# title: The tensor that comes back has had its memory taken away; whoever reads it may crash
# unit: 02_storage_and_views
# loses: colour-rows
# in: answer colour-rows
def colour_rows(images):
    rows = torch.ones(images.shape[0], images[0].numel(), dtype=images.dtype)
    rows.untyped_storage().resize_(0)
    return rows
