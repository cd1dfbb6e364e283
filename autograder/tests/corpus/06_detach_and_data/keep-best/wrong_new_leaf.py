# title: made a new leaf in each step
# fails: keep-best-test [rebound-leaf]
# fails: keep-best-hidden [rebound-leaf]

def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach()
        gradient = torch.autograd.grad(error, w)[0]
        w = (w - lr * gradient).detach().requires_grad_()
    return winner
