# title: assumed that the elements lie row by row
# fails: cell-of-test [row-by-row-assumed]
# fails: cell-of-hidden [row-by-row-assumed]

def cell_of(x, index):
    cell = 0
    for i, size in zip(index, x.shape):
        cell = cell * size + i
    return cell + x.storage_offset()
