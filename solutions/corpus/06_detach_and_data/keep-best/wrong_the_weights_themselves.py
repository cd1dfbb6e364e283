# title: keeps w itself
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return best
