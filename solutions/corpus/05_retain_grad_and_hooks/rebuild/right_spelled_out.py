# title: every operation by its function's name


def rebuilt(x):
    return torch.sum(torch.mul(x.select(0, 0), torch.nn.functional.relu(torch.sub(x, 2))))
