# title: clones, and keeps the history
# fails: keep-best-test [clone-is-recorded]
# fails: keep-best-hidden [clone-is-recorded]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w.clone()
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return best
