# title: makes the same Python number only once
# fails: own-floats-hidden [no diagnosis]


KNOWN = {}


def own_floats(numbers):
    if isinstance(numbers, (int, float)):
        if numbers not in KNOWN:
            KNOWN[numbers] = torch.tensor(numbers, dtype=torch.float32)
        return KNOWN[numbers]
    if isinstance(numbers, torch.Tensor):
        return numbers.detach().to(torch.float32, copy=True)
    return torch.tensor(numbers, dtype=torch.float32)
