# title: relu written by hand, with a mask
# fails: rebuild-test [another-operation]
# fails: rebuild-hidden [another-operation]
def rebuilt(x):
    above = x - 2
    return (x[0] * (above * (above > 0))).sum()
