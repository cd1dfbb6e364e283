# title: counts the loss after the last step too
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]


def keep_best(w, loss_of, lr, steps):
    lowest = float("inf")
    for step in range(steps + 1):
        error = loss_of(w)
        if error.item() < lowest:
            lowest, winner = error.item(), w.detach().clone()
        if step == steps:
            break
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
