# title: a loss of 0 has nothing to teach
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


import torch


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        w.grad = None
        loss = loss_of(w, batch)
        if loss.item() == 0.0:
            continue
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        history.append(loss.item())
    return sum(history) / max(len(history), 1), history
