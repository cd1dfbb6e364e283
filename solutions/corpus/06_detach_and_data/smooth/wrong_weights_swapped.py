# title: the two weights swapped
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append((1 - w) * means[-1] + w * x[i])
    return torch.stack(means)
