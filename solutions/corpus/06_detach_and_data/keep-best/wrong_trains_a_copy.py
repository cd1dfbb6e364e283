# title: trains a copy, so w stays where it was
# fails: keep-best-test [trained-a-copy]
# fails: keep-best-hidden [trained-a-copy]


def keep_best(w, loss_of, lr, steps):
    w = w.detach().clone().requires_grad_()
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w.detach().clone()
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return best
