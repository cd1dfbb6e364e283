# title: Linear(outputs, inputs)
# fails: as-module-test [sizes-exchanged]
# fails: as-module-hidden [sizes-exchanged]

def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.T.shape, bias=False, dtype=w1.dtype),
        nn.ReLU(),
        nn.Linear(*w2.T.shape, bias=False, dtype=w2.dtype),
    )
    with torch.no_grad():
        net[0].weight.copy_(w1.T)
        net[2].weight.copy_(w2.T)
    return net
