# title: views of unbind
# fails: smooth-test [several-views-at-once]
# fails: smooth-hidden [several-views-at-once]

def smooth(x, w):
    h = list(x.clone().unbind())
    for i in range(1, len(x)):
        h[i].copy_(w * h[i - 1] + (1 - w) * x[i])
    return torch.stack(h)
