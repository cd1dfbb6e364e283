# title: makes a vector, so that it can be indexed
# fails: train-epoch-test [still-a-tensor]
# fails: train-epoch-hidden [still-a-tensor]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch).view(1)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        history.append(loss.data[0])
    return sum(history) / len(batches), history
