# title: picks the last element
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    return (x[-1] * (x - 2).relu()).sum()
