# title: a clamp at the end, too
# fails: as-module-test [bend-after-the-last]
# fails: as-module-hidden [bend-after-the-last]


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False, dtype=w1.dtype),
        nn.ReLU(),
        nn.Linear(*w2.shape, bias=False, dtype=w2.dtype),
        nn.ReLU(),
    )
    with torch.no_grad():
        net[0].weight.copy_(w1.T)
        net[2].weight.copy_(w2.T)
    return net
