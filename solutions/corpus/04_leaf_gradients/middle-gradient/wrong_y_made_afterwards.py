# title: computes the loss, makes y once more, and asks that one in time
# fails: middle-gradient-test [another-middle-asked]
# fails: middle-gradient-hidden [another-middle-asked]
# never: retain-grad-too-late


def middle_gradient(inner, outer, x):
    loss = outer(inner(x))
    y = inner(x)
    y.retain_grad()
    loss.backward()
    return y.grad
