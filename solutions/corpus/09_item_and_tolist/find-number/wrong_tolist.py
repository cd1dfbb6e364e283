# title: compares in Python
# fails: find-number-test [written-digits]
# fails: find-number-hidden [written-digits]


def positions(values, number):
    return [i for i, value in enumerate(values.tolist()) if value == number]
