# title: one step for the whole epoch
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        history.append(loss.item())
    with torch.no_grad():
        w -= lr * w.grad
    w.grad = None
    return sum(history) / len(history), history
