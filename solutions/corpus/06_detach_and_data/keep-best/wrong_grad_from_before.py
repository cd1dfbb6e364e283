# title: clears the gradient after each step, and not before the first one
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    record, best = float("inf"), w.detach().clone()
    for step in range(steps):
        loss = loss_of(w)
        if loss.item() < record:
            record, best = loss.item(), w.detach().clone()
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
    return best
