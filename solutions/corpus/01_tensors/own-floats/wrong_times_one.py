# title: made floats by multiplying
# fails: own-floats-test [array-keeps-its-dtype]
# fails: own-floats-hidden [array-keeps-its-dtype]

def own_floats(numbers):
    return torch.tensor(numbers) * 1.0
