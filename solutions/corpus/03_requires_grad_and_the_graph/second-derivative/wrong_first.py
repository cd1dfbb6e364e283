# title: stops at the first derivative
# fails: second-derivative-test [stopped-at-first-derivative]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [stopped-at-first-derivative]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    f(t).sum().backward()
    return t.grad
