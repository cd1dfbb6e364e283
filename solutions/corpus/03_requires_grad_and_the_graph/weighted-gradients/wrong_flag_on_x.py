# title: switches requires_grad on for the caller's x
# fails: weighted-gradients-test [callers-tensor-flagged]
# fails: weighted-gradients-test-rows [callers-tensor-flagged]
# fails: weighted-gradients-hidden [callers-tensor-flagged]
def weighted_gradients(f, x, vectors):
    x.requires_grad_()
    y = f(x)
    rows = [torch.autograd.grad(y, x, v, retain_graph=True)[0] for v in vectors]
    return torch.stack(rows)
