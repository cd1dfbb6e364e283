# title: writes into views that split made
# fails: smooth-test [several-views-at-once]
# fails: smooth-hidden [several-views-at-once]


def smooth(x, w):
    h = x.clone()
    parts = h.split(1)
    for i in range(1, len(x)):
        parts[i].copy_(w * parts[i - 1] + (1 - w) * x[i])
    return h
