# title: forgets the step, and asks for the loss of a copy
# fails: keep-best-test [no diagnosis]
# fails: keep-best-hidden [no diagnosis]
# never: trained-a-copy

import torch


def keep_best(w, loss_of, lr, steps):
    record, winner = float("inf"), None
    for _ in range(steps):
        loss = loss_of(w.detach().clone().requires_grad_())
        if loss.item() < record:
            record, winner = loss.item(), w.detach().clone()
    return winner
