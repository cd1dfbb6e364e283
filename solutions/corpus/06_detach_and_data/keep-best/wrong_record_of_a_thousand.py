# title: The record begins at a big number and winner at None, then everything is compared.
# fails: keep-best-test [no diagnosis]
import torch


def keep_best(w, loss_of, lr, steps):
    record, winner = 1000.0, None
    for step in range(steps):
        error = loss_of(w)
        if error.item() < record:
            record, winner = error.item(), w.detach().clone()
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    return winner
