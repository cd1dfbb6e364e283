# title: takes for granted that the last axis moves on by one cell
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    if len(index) == 0:
        return x.storage_offset()
    cell = x.storage_offset() + index[-1]
    for i, step in zip(index[:-1], x.stride()):
        cell += i * step
    return cell
