# title: calls retain_grad() after torch.autograd.grad
# fails: middle-gradient-test [retain-grad-too-late]
# fails: middle-gradient-hidden [retain-grad-too-late]


def middle_gradient(inner, outer, x):
    y = inner(x)
    torch.autograd.grad(outer(y), x)
    y.retain_grad()
    return y.grad
