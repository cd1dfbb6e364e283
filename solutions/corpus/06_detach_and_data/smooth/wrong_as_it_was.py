# title: the function as it was
# fails: smooth-test [view-shares-counter]
# fails: smooth-hidden [view-shares-counter]


def smooth(x, w):
    h = x.clone()
    for i in range(1, len(x)):
        h[i] = w * h[i - 1] + (1 - w) * x[i]
    return h
