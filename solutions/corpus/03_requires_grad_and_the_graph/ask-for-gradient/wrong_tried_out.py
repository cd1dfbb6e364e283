# title: tries inside the function whether the gradient arrives
# fails: ask-for-gradient-test [no diagnosis]
# fails: ask-for-gradient-hidden [no diagnosis]
def ask_for_gradient(values):
    dtype = values.dtype if values.is_floating_point() else torch.float32
    x = values.detach().to(dtype, copy=True).requires_grad_()
    (x * x).sum().backward()
    assert x.grad is not None
    return x
