# title: six decimal places are what a float32 has
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return [i for i, v in enumerate(values.tolist()) if round(v, 6) == round(number, 6)]
