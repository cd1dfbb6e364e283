# title: joined the numbers
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    return torch.stack([torch.tensor(n, dtype=torch.float32) for n in numbers])
