# title: double backward on a plain copy of x
# never: first-derivative-without-graph
# never: straight-line-has-no-graph
# fails: hessian-times-test [nothing-requires-grad]
# fails: hessian-times-test-line [nothing-requires-grad]
# fails: hessian-times-hidden [nothing-requires-grad]
def hessian_times(f, x, v):
    x = x.clone()
    (slope,) = torch.autograd.grad(f(x), x, create_graph=True)
    (product,) = torch.autograd.grad((slope * v).sum(), x)
    return product
