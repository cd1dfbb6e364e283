# title: made a copy, then converted

def own_floats(numbers):
    x = torch.tensor(numbers)
    return x.float()
