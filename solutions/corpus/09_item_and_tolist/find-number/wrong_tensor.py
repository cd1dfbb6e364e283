# title: returns the positions as a tensor
# fails: find-number-test [still-a-tensor]
# fails: find-number-hidden [still-a-tensor]


def positions(values, number):
    return (values == number).nonzero().flatten()
