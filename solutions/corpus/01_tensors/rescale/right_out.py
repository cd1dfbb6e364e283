# title: wrote with out=

def rescaled(x):
    low, high = torch.aminmax(x)
    return torch.div(x - low, high - low)


def rescale_(x):
    low, high = torch.aminmax(x)
    torch.sub(x, low, out=x)
    return torch.div(x, high - low, out=x)
