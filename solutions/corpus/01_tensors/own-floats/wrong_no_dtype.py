# title: left the element type to chance
# fails: own-floats-test [dtype-not-inferred]
# fails: own-floats-hidden [array-keeps-its-dtype]

def own_floats(numbers):
    return torch.tensor(numbers)
