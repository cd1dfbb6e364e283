# title: as_strided with the strides that are there


def colour_rows(images):
    n, h, w, c = images.shape
    sn, sh, sw, sc = images.stride()
    planes = images.as_strided((n, c, h, w), (sn, sc, sh, sw), images.storage_offset())
    return planes.clone(memory_format=torch.contiguous_format).view(n, -1)
