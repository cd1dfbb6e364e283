# title: T.contiguous() taken for a copy (shares with one column)
# fails: as-module-test [memory-still-shared]
# fails: as-module-hidden [memory-still-shared]


def as_module(w1, w2):
    first = nn.Linear(*w1.shape, bias=False)
    last = nn.Linear(*w2.shape, bias=False)
    first.weight = nn.Parameter(w1.T.contiguous())
    last.weight = nn.Parameter(w2.T.contiguous())
    return nn.Sequential(first, nn.ReLU(), last)
