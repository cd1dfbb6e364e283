# title: asks for the loss of a clone, which is fine, and forgets the learning rate
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]
# never: trained-a-copy


def keep_best(w, loss_of, lr, steps):
    record = float("inf")
    for _ in range(steps):
        error = loss_of(w.clone())
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= gradient
    return winner
