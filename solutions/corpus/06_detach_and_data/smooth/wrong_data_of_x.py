# title: writes into the caller's x through .data
# fails: smooth-test [changed-the-callers-tensor]
# fails: smooth-hidden [changed-the-callers-tensor]


def smooth(x, w):
    h = x.data
    for i in range(1, len(x)):
        h[i] = w * h[i - 1] + (1 - w) * x[i]
    return torch.stack([*x[:1], *(x[1:] * (w / w))])
