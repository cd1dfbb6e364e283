# title: notes the loss of each batch in a dict
# fails: train-epoch-test [no diagnosis]


import torch


def train_epoch(w, loss_of, batches, lr):
    losses = {}
    for batch in batches:
        loss = loss_of(w, batch)
        (gradient,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * gradient
        losses[batch] = loss.item()
    return sum(losses.values()) / len(losses), list(losses.values())
