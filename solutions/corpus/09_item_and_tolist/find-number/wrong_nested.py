# title: forgets that nonzero() gives a matrix
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return (values == number).nonzero().tolist()
