# title: unbind and a list written over


def smooth(x, w):
    h = list(x.unbind())
    for i in range(1, len(h)):
        h[i] = w * h[i - 1] + (1 - w) * h[i]
    return torch.cat([t.reshape(1) for t in h])
