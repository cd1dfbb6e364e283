# title: relu on the input
# fails: as-module-test [bend-on-the-input]
# fails: as-module-hidden [bend-on-the-input]


def as_module(w1, w2):
    net = nn.Sequential(nn.ReLU(), nn.Linear(*w1.shape, bias=False, dtype=w1.dtype), nn.Linear(*w2.shape, bias=False, dtype=w1.dtype))
    with torch.no_grad():
        net[1].weight.copy_(w1.T)
        net[2].weight.copy_(w2.T)
    return net
