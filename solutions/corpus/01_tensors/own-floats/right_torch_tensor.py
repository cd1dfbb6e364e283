# title: torch.tensor for everything, and its warning

def own_floats(numbers):
    return torch.tensor(numbers, dtype=torch.float32)
