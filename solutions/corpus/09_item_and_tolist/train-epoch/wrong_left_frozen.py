# title: w does not require a gradient any more afterwards
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        w.requires_grad_(True)
        loss = loss_of(w, batch)
        loss.backward()
        w.requires_grad_(False)
        w -= lr * w.grad
        w.grad = None
        history.append(loss.item())
    return sum(history) / len(history), history
