# title: by functions

def rebuilt(x):
    first = torch.select(x, 0, 0)
    over = torch.nn.functional.relu(torch.sub(x, 2))
    return torch.sum(torch.mul(first, over))
