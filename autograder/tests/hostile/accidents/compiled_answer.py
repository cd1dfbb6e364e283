# title: An answer goes through torch.compile, without a compiler
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: answer colour-rows
@torch.compile(backend="eager", dynamic=True)
def colour_rows(images):
    return images.permute(0, 3, 1, 2).reshape(images.shape[0], -1)
