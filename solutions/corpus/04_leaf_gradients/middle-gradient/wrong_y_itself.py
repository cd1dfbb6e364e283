# title: returns y
# fails: middle-gradient-test [no diagnosis]
# fails: middle-gradient-hidden [no diagnosis]
def middle_gradient(inner, outer, x):
    y = inner(x)
    y.retain_grad()
    outer(y).backward(inputs=[y])
    return y
