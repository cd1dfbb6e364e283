# title: the loss after the step
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss_of(w, batch).backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        history.append(loss_of(w, batch).item())
    return sum(history) / len(batches), history
