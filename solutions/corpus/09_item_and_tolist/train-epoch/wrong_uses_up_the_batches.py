# title: takes the batches out of the list
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history = []
    while batches:
        batch = batches.pop(0)
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
            w.grad.zero_()
        history.append(loss.item())
    return sum(history) / len(history), history
