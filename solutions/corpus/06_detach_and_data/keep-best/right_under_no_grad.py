# title: a clone that was never recorded


def keep_best(w, loss_of, lr, steps):
    lowest, best = None, torch.empty_like(w, requires_grad=False)
    for _ in range(steps):
        loss = loss_of(w)
        w.grad = None
        loss.backward()
        with torch.no_grad():
            if lowest is None or loss < lowest:
                lowest = loss.clone()
                best.copy_(w)
            w.data -= lr * w.grad
    return best
