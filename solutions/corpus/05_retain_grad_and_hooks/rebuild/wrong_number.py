# title: takes 1 away
# fails: rebuild-test [no diagnosis]
# fails: rebuild-hidden [no diagnosis]


def rebuilt(x):
    return (x[0] * (x - 1).relu()).sum()
