# title: one step, then the rest of them


def train(w, loss_of, lr, steps):
    if steps == 0:
        return w
    w.grad = None
    loss_of(w).backward()
    with torch.no_grad():
        w -= lr * w.grad
    return train(w, loss_of, lr, steps - 1)
