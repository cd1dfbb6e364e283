# title: `w = w - ...` leaves the caller's w where it was
# fails: keep-best-test [rebound-leaf]
# fails: keep-best-hidden [rebound-leaf]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w.detach().clone()
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w = (w - lr * w.grad).requires_grad_()
    return best
