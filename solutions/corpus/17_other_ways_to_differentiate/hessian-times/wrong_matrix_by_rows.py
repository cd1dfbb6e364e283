# title: builds the matrix, a row at a time
# fails: hessian-times-test [whole-hessian-built]
# fails: hessian-times-test-line [straight-line-has-no-graph]
# fails: hessian-times-hidden [straight-line-has-no-graph]


def hessian_times(f, x, v):
    point = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(point), point, create_graph=True)
    rows = []
    for element in slope.flatten():
        (row,) = torch.autograd.grad(element, point, retain_graph=True, materialize_grads=True)
        rows.append((row * v).sum())
    return torch.stack(rows).reshape(x.shape)
