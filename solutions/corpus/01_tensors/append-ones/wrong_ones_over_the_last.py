# title: writes the ones into the last column that is there
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]
def append_ones(x):
    y = x.clone()
    y[:, -1] = 1
    return y
