# title: takes each loss that is lower than the one before it
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    before = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        now = float(loss)
        if now < before:
            kept = w.detach().clone()
        before = now
        (slope,) = torch.autograd.grad(loss, [w])
        with torch.no_grad():
            w.sub_(lr * slope)
    return kept
