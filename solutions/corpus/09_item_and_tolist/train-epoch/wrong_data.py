# title: keeps loss.data
# fails: train-epoch-test [still-a-tensor]
# fails: train-epoch-hidden [still-a-tensor]


def train_epoch(w, loss_of, batches, lr):
    total, history = 0.0, []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        total += loss.item()
        history.append(loss.data)
    return total / len(batches), history
