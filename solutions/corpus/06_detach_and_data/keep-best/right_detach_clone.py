# title: detached a clone

def keep_best(w, loss_of, lr, steps):
    record, winner = float("inf"), None
    for _ in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        (gradient,) = torch.autograd.grad(error, w)
        with torch.no_grad():
            w -= lr * gradient
    return winner
