# title: writes into x itself
# fails: smooth-test [leaf-changed-in-place]
# fails: smooth-hidden [leaf-changed-in-place]


def smooth(x, w):
    for i in range(1, len(x)):
        x[i] = w * x[i - 1] + (1 - w) * x[i]
    return x
