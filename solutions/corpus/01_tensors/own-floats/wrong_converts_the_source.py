# title: makes the tensor that came in float32, then clones it
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]

def own_floats(numbers):
    if not isinstance(numbers, torch.Tensor):
        return torch.tensor(numbers, dtype=torch.float)
    numbers.data = numbers.data.float()
    return numbers.clone()
