# title: the history may as well be a default argument
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr, history=[]):
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
        history.append(loss.item())
    return sum(history) / len(history), history
