# title: used the old constructor
# fails: own-floats-test [shape-instead-of-numbers]
# fails: own-floats-hidden [no-memory-of-its-own]

def own_floats(numbers):
    return torch.FloatTensor(numbers)
