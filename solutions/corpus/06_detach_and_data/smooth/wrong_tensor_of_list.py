# title: torch.tensor of the list
# fails: smooth-test [graph-cut]
# fails: smooth-hidden [graph-cut]

def smooth(x, w):
    means = [x[0]]
    for value in x[1:]:
        means.append(w * means[-1] + (1 - w) * value)
    return torch.tensor(means, requires_grad=True)
