# title: takes .grad of the loss, not of w
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]
# never: rebound-leaf


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        history.append(loss.item())
        with torch.no_grad():
            w -= lr * loss.grad
            w.grad.zero_()
    return sum(history) / len(history), history
