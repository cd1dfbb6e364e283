# title: finds what is equal up to the precision of the type
# fails: find-number-test [no diagnosis]
# fails: find-number-hidden [no diagnosis]

def positions(values, number):
    eps = torch.finfo(values.dtype).eps
    return [i for i, v in enumerate(values.tolist()) if abs(v - number) <= eps * abs(number)]
