# title: without the clamp
# fails: as-module-test [no-bend]
# fails: as-module-hidden [no-bend]


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False, dtype=w1.dtype),
        nn.Linear(*w2.shape, bias=False, dtype=w2.dtype),
    )
    with torch.no_grad():
        net[0].weight.copy_(w1.T)
        net[-1].weight.copy_(w2.T)
    return net
