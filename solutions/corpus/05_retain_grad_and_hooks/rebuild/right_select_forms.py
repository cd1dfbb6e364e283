# title: x[..., 0], and a tensor for the number


def rebuilt(x):
    return (x[..., 0] * torch.relu(torch.subtract(x, torch.tensor(2, dtype=x.dtype)))).sum()
