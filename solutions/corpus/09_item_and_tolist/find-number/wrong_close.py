# title: takes what is close
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return [i for i, value in enumerate(values.tolist()) if abs(value - number) < 1e-6]
