# title: asked for a copy

def own_floats(numbers):
    return torch.asarray(numbers, dtype=torch.float32, copy=True)
