# title: the first one only
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return [(values == number).int().argmax().item()]
