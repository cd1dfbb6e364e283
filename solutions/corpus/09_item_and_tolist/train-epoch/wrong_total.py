# title: the total instead of the mean
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        history.append(loss.item())
    return sum(history), history
