# title: made a vector of whatever came
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    return torch.tensor(numbers, dtype=torch.float32).reshape(-1)
