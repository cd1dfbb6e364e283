# title: takes each earlier mean as a number
# fails: smooth-test [graph-cut]
# fails: smooth-hidden [graph-cut]


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append(w * means[-1].item() + (1 - w) * x[i])
    return torch.stack(means)
