# title: type() of as_tensor
# fails: own-floats-test [no-memory-of-its-own]
# fails: own-floats-hidden [no-memory-of-its-own]


def own_floats(numbers):
    return torch.as_tensor(numbers).type(torch.float32)
