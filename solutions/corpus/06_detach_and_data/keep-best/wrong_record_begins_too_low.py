# title: the record begins at 1000, and the winner with the first weights
# fails: keep-best-test [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    record, winner = 1000.0, w.detach().clone()
    for step in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
