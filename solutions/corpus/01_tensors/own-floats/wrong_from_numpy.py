# title: took everything for an array
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no-memory-of-its-own]

def own_floats(numbers):
    return torch.from_numpy(numbers).float()
