# title: takes position 0 for no position
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]


def positions(values, number):
    hit = values == values.new_tensor(number)
    numbers = torch.arange(len(values)) * hit
    return [n for n in numbers.tolist() if n]
