# title: list.index finds the first, then I go on with the rest of the list until it raises.
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]
def positions(values, number):
    target = torch.tensor(number, dtype=values.dtype).item()
    rest, found = values.tolist(), []
    try:
        while True:
            k = rest.index(target)
            found.append(k)
            rest = rest[k + 1 :]
    except ValueError:
        return found
