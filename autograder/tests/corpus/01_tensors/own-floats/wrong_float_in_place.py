# title: converted, and threw the result away
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    x = torch.tensor(numbers)
    x.float()
    return x
