# title: takes the number before backward()
# fails: train-epoch-test [number-instead-of-tensor]
# fails: train-epoch-hidden [number-instead-of-tensor]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch).item()
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        history.append(loss)
    return sum(history) / len(batches), history
