# title: leaves out the last element
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]


def smooth(x, w):
    h = [x[0]]
    for i in range(1, len(x) - 1):
        h.append(w * h[-1] + (1 - w) * x[i])
    return torch.stack(h)
