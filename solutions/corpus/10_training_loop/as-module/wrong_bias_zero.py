# title: the bias is 0, and would be trained
# fails: as-module-test [bias-left-in]
# fails: as-module-hidden [bias-left-in]


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=True, dtype=w1.dtype),
        nn.ReLU(),
        nn.Linear(*w2.shape, bias=True, dtype=w2.dtype),
    )
    with torch.no_grad():
        net[0].weight.copy_(w1.T)
        net[-1].weight.copy_(w2.T)
        net[0].bias.zero_()
        net[-1].bias.zero_()
    return net
