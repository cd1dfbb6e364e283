# title: went through half precision
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    return torch.tensor(numbers, dtype=torch.float16).float()
