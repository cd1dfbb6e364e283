# title: went through a Python list

def own_floats(numbers):
    if hasattr(numbers, "tolist"):
        numbers = numbers.tolist()
    return torch.tensor(numbers, dtype=torch.float)
