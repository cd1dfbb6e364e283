# title: unbind gives the first element
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]


def rebuilt(x):
    return (x.unbind()[0] * (x - 2).relu()).sum()
