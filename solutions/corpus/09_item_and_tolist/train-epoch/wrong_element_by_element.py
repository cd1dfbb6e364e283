# title: changes each element of w in turn
# fails: train-epoch-test [scalar-has-no-length]


import torch


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        w.grad = None
        loss = loss_of(w, batch)
        loss.backward()
        history.append(loss.item())
        with torch.no_grad():
            for i in range(len(w)):
                w[i] -= lr * w.grad[i]
    return sum(history) / len(history), history
