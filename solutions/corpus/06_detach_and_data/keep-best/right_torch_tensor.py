# title: torch.tensor(w), which copies and warns


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for _ in range(steps):
        loss = loss_of(w)
        if loss.item() < lowest:
            lowest, best = loss.item(), torch.tensor(w)
        w.grad = None
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return best
