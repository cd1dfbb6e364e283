# title: rebinds w
# fails: train-epoch-test [rebound-leaf]
# fails: train-epoch-hidden [rebound-leaf]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w = w - lr * w.grad
        history.append(loss.item())
    return sum(history) / len(batches), history
