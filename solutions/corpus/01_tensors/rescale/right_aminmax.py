# title: aminmax and lerp; in place through detach


def rescaled(x):
    low, high = torch.aminmax(x)
    return torch.lerp(torch.zeros_like(x), torch.ones_like(x), (x - low) / (high - low))


def rescale_(x):
    low, high = x.aminmax()
    low, high = low.clone(), high.clone()
    x.detach().sub_(low).div_(high - low)
    return x
