# title: reads y.grad after backward() without having asked for it
# fails: middle-gradient-test [middle-not-asked]
# fails: middle-gradient-hidden [middle-not-asked]


def middle_gradient(inner, outer, x):
    y = inner(x)
    outer(y).backward()
    return y.grad
