# title: handed a float32 tensor straight back
# fails: own-floats-test [no-memory-of-its-own]
# fails: own-floats-hidden [no-memory-of-its-own]

def own_floats(numbers):
    if isinstance(numbers, torch.Tensor):
        return numbers.float()
    return torch.tensor(numbers, dtype=torch.float32)
