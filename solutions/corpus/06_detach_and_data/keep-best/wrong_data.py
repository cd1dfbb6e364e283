# title: .data instead of detach()
# fails: keep-best-test [detach-is-no-copy]
# fails: keep-best-hidden [detach-is-no-copy]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), w.data
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return best
