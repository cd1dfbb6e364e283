# title: f is called in no_grad, because its value is not wanted
# fails: hessian-times-test [nothing-requires-grad]
# fails: hessian-times-test-line [nothing-requires-grad]
# fails: hessian-times-hidden [nothing-requires-grad]
# never: first-derivative-without-graph


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    with torch.no_grad():
        y = f(point)
    (slope,) = torch.autograd.grad(y, point, create_graph=True)
    return torch.autograd.grad((slope * v).sum(), point, materialize_grads=True)[0]
