# title: takes a part of an array for a copy
# fails: own-floats-hidden [no-memory-of-its-own]


def own_floats(numbers):
    import numpy as np

    if isinstance(numbers, np.ndarray):
        if numbers.flags.owndata:
            numbers = numbers.copy()
        return torch.as_tensor(numbers, dtype=torch.float32)
    if isinstance(numbers, torch.Tensor):
        return numbers.detach().to(torch.float32, copy=True)
    return torch.tensor(numbers, dtype=torch.float32)
