# title: multiplied with the shape
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    cell = x.storage_offset()
    for i, n in zip(index, x.shape):
        cell += i * n
    return cell
