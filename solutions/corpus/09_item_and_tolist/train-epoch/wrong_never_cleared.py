# title: forgets to clear the gradient
# fails: train-epoch-test [accumulated-gradient]
# fails: train-epoch-hidden [accumulated-gradient]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        history.append(loss.item())
    return sum(history) / len(batches), history
