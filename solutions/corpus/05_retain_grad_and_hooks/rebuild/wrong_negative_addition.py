# title: adds a negative number
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]


def rebuilt(x):
    return (x[0] * (x + (-2)).relu()).sum()
