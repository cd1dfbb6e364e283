# title: list() of the positions
# fails: find-number-test [list-of-tensors]
# fails: find-number-hidden [list-of-tensors]


def positions(values, number):
    return list((values == number).nonzero().flatten())
