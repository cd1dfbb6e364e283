# title: losses as NumPy numbers
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad
        w.grad = None
        history.append(loss.detach().numpy())
    return float(sum(history) / len(history)), history
