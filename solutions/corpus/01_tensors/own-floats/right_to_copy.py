# title: converted with a copy

def own_floats(numbers):
    return torch.as_tensor(numbers).to(dtype=torch.float32, copy=True)
