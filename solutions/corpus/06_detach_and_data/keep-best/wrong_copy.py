# title: copy.copy of the weights
# fails: keep-best-test [detach-is-no-copy]
# fails: keep-best-hidden [detach-is-no-copy]


def keep_best(w, loss_of, lr, steps):
    import copy

    record = float("inf")
    for _ in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), copy.copy(w.detach())
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
