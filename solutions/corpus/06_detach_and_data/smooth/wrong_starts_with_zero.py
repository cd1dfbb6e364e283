# title: starts with zero
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]


def smooth(x, w):
    h = torch.zeros(())
    out = []
    for v in x:
        h = w * h + (1 - w) * v
        out.append(h)
    return torch.stack(out)
