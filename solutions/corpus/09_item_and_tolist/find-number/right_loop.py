# title: compares each element as a tensor


def positions(values, number):
    return [i for i, value in enumerate(values) if value == number]
