# title: looked at it whatever it costs, then cloned

def own_floats(numbers):
    return torch.as_tensor(numbers, dtype=torch.float32).clone()
