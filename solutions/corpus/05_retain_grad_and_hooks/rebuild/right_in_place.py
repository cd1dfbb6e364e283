# title: relu in place


def rebuilt(x):
    above = x - 2
    above.relu_()
    above = above * x[0]
    return above.sum()
