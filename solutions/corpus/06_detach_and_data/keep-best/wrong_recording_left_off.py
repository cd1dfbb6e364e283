# title: leaves recording off
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]

import torch
def keep_best(w, loss_of, lr, steps):
    least = torch.inf
    for step in range(steps):
        error = loss_of(w)
        if error.item() < least:
            least, winner = error.item(), w.detach().clone()
        gradient = torch.autograd.grad(error, w)[0]
        with torch.no_grad():
            w -= lr * gradient
    torch.set_grad_enabled(False)
    return winner
