# title: products instead of pairs
# fails: all-pairs-test [no diagnosis]
# fails: all-pairs-hidden [no diagnosis]


def all_pairs(a, b):
    return (a[:, None, :1] * b[None]).reshape(len(a) * len(b), -1)
