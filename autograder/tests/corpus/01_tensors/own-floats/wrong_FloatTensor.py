# title: used the old constructor
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    return torch.FloatTensor(numbers)
