# title: compares as float32, whatever the element type
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    return (values.float() == number).nonzero().flatten().tolist()
