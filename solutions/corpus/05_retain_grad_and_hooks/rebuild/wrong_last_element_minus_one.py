# title: the last element, and 1
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    return (x[-1] * (x - 1).relu()).sum()
