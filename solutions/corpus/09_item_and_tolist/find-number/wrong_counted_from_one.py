# title: counts from one
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return [i + 1 for i, v in enumerate(values) if v == number]
