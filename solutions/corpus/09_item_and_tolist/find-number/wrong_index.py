# title: asks the list for its index
# fails: find-number-test [written-digits]
# fails: find-number-hidden [written-digits]


def positions(values, number):
    return [values.tolist().index(number)]
