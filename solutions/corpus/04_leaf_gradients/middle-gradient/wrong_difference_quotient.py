# title: a forward difference quotient, without autograd
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]


def middle_gradient(inner, outer, x):
    with torch.no_grad():
        y = inner(x)
        gradient = torch.zeros_like(y)
        for place in range(y.numel()):
            nudge = torch.zeros_like(y)
            nudge.view(-1)[place] = 1e-3
            gradient.view(-1)[place] = (outer(y + nudge) - outer(y)) / 1e-3
    return gradient
