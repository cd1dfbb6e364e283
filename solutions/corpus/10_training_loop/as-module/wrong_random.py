# title: own random weights
# fails: as-module-test [numbers-not-taken-over]
# fails: as-module-hidden [numbers-not-taken-over]


def as_module(w1, w2):
    n, h = w1.shape
    return nn.Sequential(nn.Linear(n, h, bias=False, dtype=w1.dtype), nn.ReLU(), nn.Linear(h, w2.shape[1], bias=False, dtype=w1.dtype))
