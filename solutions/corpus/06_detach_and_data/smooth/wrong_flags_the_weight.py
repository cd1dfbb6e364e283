# title: makes sure that the weight asks for a gradient
# fails: smooth-hidden [no diagnosis]

def smooth(x, w):
    if w.is_leaf:
        w.requires_grad_()
    means = [x[0]]
    for value in x[1:]:
        means.append(w * means[-1] + (1 - w) * value)
    return torch.stack(means)
