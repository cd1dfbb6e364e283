# title: sums before it multiplies
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    return x[0] * (x - 2).relu().sum()
