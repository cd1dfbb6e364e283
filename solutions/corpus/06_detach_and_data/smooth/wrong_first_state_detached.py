# title: fills a detached copy of x, so that nothing comes back to x[0]
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]


def smooth(x, w):
    h = x.detach().clone()
    for i in range(1, len(x)):
        h[i] = w * h[i - 1].clone() + (1 - w) * x[i]
    return h
