# title: the numbers go through float32 layers, and these are converted at the end
# fails: as-module-test [no diagnosis]
# fails: as-module-hidden [no diagnosis]
# never: numbers-not-taken-over


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(w1.shape[0], w1.shape[1], bias=False),
        nn.ReLU(),
        nn.Linear(w2.shape[0], w2.shape[1], bias=False),
    )
    with torch.no_grad():
        net[0].weight.copy_(w1.T)
        net[2].weight.copy_(w2.T)
    return net.to(w1.dtype)
