# title: looks for the next one until it raises, and nothing catches that
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]
# never: written-digits


def positions(values, number):
    rounded = torch.tensor(number, dtype=values.dtype).item()
    items, places, at = values.tolist(), [], -1
    while True:
        at = items.index(rounded, at + 1)
        places.append(at)
