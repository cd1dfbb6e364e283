# title: grows the result with torch.cat


def smooth(x, w):
    h = x[:1]
    for i in range(1, len(x)):
        h = torch.cat([h, w * h[-1:] + (1 - w) * x[i : i + 1]])
    return h
