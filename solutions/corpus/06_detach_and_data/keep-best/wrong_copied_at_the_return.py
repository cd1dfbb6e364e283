# title: copies what it returns, and not what it notes
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w.detach()
        (gradient,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * gradient
    return best.clone()
