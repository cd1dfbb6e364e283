# title: I keep the old x.grad safe as a detached tensor and put it back at the end.
# fails: middle-gradient-test [backup-shares-memory]
# fails: middle-gradient-hidden [backup-shares-memory]

def middle_gradient(inner, outer, x):
    backup = None
    if x.grad is not None:
        backup = x.grad.detach()
    y = inner(x)
    y.retain_grad()
    outer(y).backward()
    x.grad = backup
    return y.grad
