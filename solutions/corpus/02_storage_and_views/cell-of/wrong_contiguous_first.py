# title: asked the strides of contiguous(), which may be a copy
# fails: cell-of-test [row-by-row-assumed]
# fails: cell-of-hidden [row-by-row-assumed]

def cell_of(x, index):
    strides = x.contiguous().stride()
    return x.storage_offset() + sum(i * s for i, s in zip(index, strides))
