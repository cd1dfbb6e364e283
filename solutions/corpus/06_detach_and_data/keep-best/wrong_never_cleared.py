# title: calls backward() and never clears
# fails: keep-best-test [accumulated-gradient]
# fails: keep-best-hidden [accumulated-gradient]


def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for step in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        error.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return winner
