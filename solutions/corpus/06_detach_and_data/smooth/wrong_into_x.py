# title: writes into x itself
# fails: smooth-test [view-shares-counter]
# fails: smooth-hidden [view-shares-counter]


def smooth(x, w):
    for i in range(1, len(x)):
        x[i] = w * x[i - 1] + (1 - w) * x[i]
    return x
