# title: Parameters made of views
# fails: as-module-test [memory-still-shared]
# fails: as-module-hidden [memory-still-shared]


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False), nn.ReLU(), nn.Linear(*w2.shape, bias=False)
    )
    net[0].weight = nn.Parameter(w1.T)
    net[2].weight = nn.Parameter(w2.T)
    return net
