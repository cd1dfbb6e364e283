# title: divides the sum by the number of the last batch
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for n, batch in enumerate(batches):
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
        history.append(loss.item())
    return sum(history) / n, history
