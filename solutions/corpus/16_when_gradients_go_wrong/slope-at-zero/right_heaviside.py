# title: heaviside


def relu_with(x, slope):
    return x * torch.heaviside(x.detach(), torch.tensor(slope, dtype=x.dtype))
