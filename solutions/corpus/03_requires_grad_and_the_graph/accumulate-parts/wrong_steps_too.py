# title: makes a step with the gradient, too
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]

def accumulate_gradient(w, loss_of, parts):
    n = sum(map(len, parts))
    w.grad = None
    for p in parts:
        (loss_of(w, p) * (len(p) / n)).backward()
    with torch.no_grad():
        w -= 0.1 * w.grad
