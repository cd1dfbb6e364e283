# title: cloned only
# fails: keep-best-test [clone-is-recorded]
# fails: keep-best-hidden [clone-is-recorded]

def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.clone()
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
