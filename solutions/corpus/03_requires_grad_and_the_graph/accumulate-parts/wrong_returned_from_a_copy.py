# title: backward() on a copy of w, whose gradient is returned
# fails: accumulate-parts-test [gradient-went-elsewhere]
# fails: accumulate-parts-hidden [gradient-went-elsewhere]
# never: grad-returned-not-stored
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    own = w.detach().clone().requires_grad_()
    n = sum(map(len, parts))
    for part in parts:
        (loss_of(own, part) * len(part) / n).backward()
    return own.grad
