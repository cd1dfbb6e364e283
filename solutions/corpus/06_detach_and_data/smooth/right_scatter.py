# title: select_scatter makes a new tensor for each element


def smooth(x, w):
    h = x.clone()
    for i in range(1, x.numel()):
        h = h.select_scatter(torch.lerp(x[i], h[i - 1], w), 0, i)
    return h
