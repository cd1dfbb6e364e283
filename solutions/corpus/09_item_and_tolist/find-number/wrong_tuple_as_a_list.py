# title: list() of what torch.where gives, which is a tuple
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]
# never: list-of-tensors


def positions(values, number):
    return list(torch.where(values == number))
