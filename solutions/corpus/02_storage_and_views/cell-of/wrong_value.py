# title: returned the value
# fails: cell-of-test [no diagnosis]
# fails: cell-of-hidden [no diagnosis]

def cell_of(x, index):
    return int(x[index])
