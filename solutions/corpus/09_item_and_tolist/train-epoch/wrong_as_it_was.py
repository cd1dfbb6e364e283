# title: the function as it was
# fails: train-epoch-test [old-loss-index]
# fails: train-epoch-hidden [old-loss-index]


def train_epoch(w, loss_of, batches, lr):
    total, history = 0.0, []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        total += loss.data[0]
        history.append(loss.data[0])
    return total / len(batches), history
