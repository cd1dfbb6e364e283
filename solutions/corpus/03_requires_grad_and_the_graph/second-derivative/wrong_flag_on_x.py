# title: switches requires_grad on for the caller's x
# fails: second-derivative-test [callers-tensor-flagged]
# fails: second-derivative-test-line [callers-tensor-flagged]
# fails: second-derivative-hidden [callers-tensor-flagged]
def second_derivative(f, x):
    x.requires_grad = True
    (slope,) = torch.autograd.grad(f(x).sum(), x, create_graph=True)
    (bend,) = torch.autograd.grad(slope.sum(), x, materialize_grads=True)
    return bend
