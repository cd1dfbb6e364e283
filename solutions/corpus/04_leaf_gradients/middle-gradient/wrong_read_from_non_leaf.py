# title: reads y.grad after backward() without having asked for it
# fails: middle-gradient-test [grad-of-non-leaf]
# fails: middle-gradient-hidden [grad-of-non-leaf]


def middle_gradient(inner, outer, x):
    y = inner(x)
    outer(y).backward()
    return y.grad
