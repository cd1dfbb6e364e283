# title: writes into a buffer, and reads from a name of its own


def smooth(x, w):
    h = torch.zeros_like(x)
    last = x[0]
    h[0] = last
    for i in range(1, len(x)):
        last = w * last + (1 - w) * x[i]
        h[i] = last
    return h
