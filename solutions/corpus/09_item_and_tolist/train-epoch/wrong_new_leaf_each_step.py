# title: trains a new leaf in each step, and the caller's stays as it was
# fails: train-epoch-test [rebound-leaf]
# fails: train-epoch-hidden [rebound-leaf]


def train_epoch(w, loss_of, batches, lr):
    losses = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        losses.append(loss.item())
        w = (w - lr * w.grad).detach().requires_grad_()
    return sum(losses) / len(losses), losses
