# title: backward() twice without clearing
# fails: second-derivative-test [derivatives-added-up]
# fails: second-derivative-test-line [no diagnosis]
# fails: second-derivative-hidden [derivatives-added-up]
def second_derivative(f, x):
    t = x.clone().requires_grad_()
    f(t).sum().backward(create_graph=True)
    t.grad.sum().backward()
    return t.grad.detach()
