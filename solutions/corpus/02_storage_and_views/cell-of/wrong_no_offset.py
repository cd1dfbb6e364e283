# title: forgot the offset
# fails: cell-of-test [offset-forgotten]
# fails: cell-of-hidden [offset-forgotten]

def cell_of(x, index):
    return sum(i * s for i, s in zip(index, x.stride()))
