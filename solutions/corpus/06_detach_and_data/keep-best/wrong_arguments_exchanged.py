# title: asks autograd.grad for w first, and then for the loss
# fails: keep-best-test [grad-arguments-exchanged]
# fails: keep-best-hidden [grad-arguments-exchanged]


def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        gradient = torch.autograd.grad(w, error)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
