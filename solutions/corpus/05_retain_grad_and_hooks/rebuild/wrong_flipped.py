# title: takes x away from the number, and turns the sign
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]


def rebuilt(x):
    return (x[0] * (-(2 - x)).relu()).sum()
