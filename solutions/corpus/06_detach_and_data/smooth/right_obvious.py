# title: a list, and torch.stack


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append(w * means[-1] + (1 - w) * x[i])
    return torch.stack(means)
