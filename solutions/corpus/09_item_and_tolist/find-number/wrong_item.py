# title: compares item by item
# fails: find-number-test [written-digits]
# fails: find-number-hidden [written-digits]


def positions(values, number):
    return [i for i in range(len(values)) if values[i].item() == number]
