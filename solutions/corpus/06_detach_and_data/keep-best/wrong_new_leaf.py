# title: made a new leaf in each step
# fails: keep-best-test [rebound-leaf]
# fails: keep-best-hidden [rebound-leaf]

def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        found = loss_of(w)
        if found.item() < record:
            record, winner = found.item(), w.detach()
        gradient = torch.autograd.grad(found, w)[0]
        w = (w - lr * gradient).detach().requires_grad_()
    return winner
