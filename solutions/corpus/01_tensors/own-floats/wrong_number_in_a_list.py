# title: put single numbers into a list
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    if isinstance(numbers, (int, float)):
        numbers = [numbers]
    return torch.tensor(numbers, dtype=torch.float32)
