# title: index_put without an underscore


def smooth(x, w):
    h = x
    for i in range(1, len(x)):
        place = (torch.tensor([i], device=x.device),)
        h = h.index_put(place, (w * h[i - 1] + (1 - w) * x[i])[None])
    return h
