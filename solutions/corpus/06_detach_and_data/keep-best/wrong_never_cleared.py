# title: calls backward() and never clears
# fails: keep-best-test [accumulated-gradient]
# fails: keep-best-hidden [accumulated-gradient]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for step in range(steps):
        error = loss_of(w)
        if error.item() < lowest:
            lowest, winner = error.item(), w.detach().clone()
        error.backward()
        with torch.no_grad():
            w -= lr * w.grad
    return winner
