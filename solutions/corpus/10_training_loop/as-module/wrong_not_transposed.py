# title: the weights as they lie
# fails: as-module-test [weight-lies-across]
# fails: as-module-hidden [weight-lies-across]


def as_module(w1, w2):
    net = nn.Sequential(
        nn.Linear(*w1.shape, bias=False), nn.ReLU(), nn.Linear(*w2.shape, bias=False)
    )
    net[0].weight = nn.Parameter(w1.clone())
    net[2].weight = nn.Parameter(w2.clone())
    return net
