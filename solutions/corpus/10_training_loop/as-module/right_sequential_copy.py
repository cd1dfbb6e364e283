# title: Sequential, filled with copy_


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(w1.shape[0], w1.shape[1], bias=False),
        nn.ReLU(),
        nn.Linear(w2.shape[0], w2.shape[1], bias=False),
    ).to(w1.dtype)
    with torch.no_grad():
        net[0].weight.copy_(w1.t())
        net[2].weight.copy_(w2.t())
    return net
