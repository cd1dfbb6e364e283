# title: I make y, ask it to keep its gradient, and compute the loss
# fails: middle-gradient-test [another-middle-asked]
# fails: middle-gradient-hidden [another-middle-asked]
def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    loss = outer(inner(x))
    loss.backward()
    return y.grad
