# title: resized x itself
# fails: append-ones-test [no diagnosis]
# fails: append-ones-hidden [no diagnosis]

def append_ones(x):
    x = x.resize_(x.shape[0], x.shape[1] + 1)
    x[:, -1] = 1
    return x
