# title: reshape instead of a transpose
# fails: as-module-test [reshaped-not-transposed]
# fails: as-module-hidden [reshaped-not-transposed]

def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False, dtype=w1.dtype),
        nn.ReLU(),
        nn.Linear(*w2.shape, bias=False, dtype=w2.dtype),
    )
    with torch.no_grad():
        for layer, w in ((net[0], w1), (net[2], w2)):
            layer.weight.copy_(w.reshape(w.shape[1], w.shape[0]))
    return net
