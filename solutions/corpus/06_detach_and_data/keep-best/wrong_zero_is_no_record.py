# title: a best loss of 0 counts as none yet
# fails: keep-best-test [no diagnosis]

def keep_best(w, loss_of, lr, steps):
    lowest = winner = None
    for _ in range(steps):
        loss = loss_of(w)
        if not lowest or loss.item() < lowest:
            lowest, winner = loss.item(), w.detach().clone()
        (g,) = torch.autograd.grad(loss, w)
        w.data -= lr * g
    return winner
