# title: takes the gradient out of w.grad, clears it, and returns it
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: grad-returned-not-stored
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    n = sum(map(len, parts))
    for part in parts:
        (loss_of(w, part) * len(part) / n).backward()
    gradient = w.grad.clone()
    w.grad = None
    return gradient
