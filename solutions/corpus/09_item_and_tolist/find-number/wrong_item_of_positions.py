# title: item() of several positions
# fails: find-number-test [item-of-many]
# fails: find-number-hidden [item-of-many]


def positions(values, number):
    return [(values == number).nonzero().item()]
