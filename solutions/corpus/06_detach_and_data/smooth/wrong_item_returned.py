# title: returns item() of all the means
# fails: smooth-test [item-of-many]
# fails: smooth-hidden [item-of-many]


def smooth(x, w):
    means = [x[0]]
    for value in x[1:]:
        means.append(w * means[-1] + (1 - w) * value)
    return torch.stack(means).item()
