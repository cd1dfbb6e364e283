# title: calls retain_grad() after backward()
# fails: middle-gradient-test [retain-grad-too-late]
# fails: middle-gradient-hidden [retain-grad-too-late]


def middle_gradient(inner, outer, x):
    y = inner(x)
    loss = outer(y)
    loss.backward()
    y.retain_grad()
    return y.grad
