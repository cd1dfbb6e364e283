# title: takes each earlier mean as a number
# fails: smooth-test [taken-for-a-constant]
# fails: smooth-hidden [taken-for-a-constant]


def smooth(x, w):
    means = [x[0]]
    for i in range(1, len(x)):
        means.append(w * means[-1].item() + (1 - w) * x[i])
    return torch.stack(means)
