# title: trains, and gives the caller the old weights back
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]
# never: cleared-too-early


def train_epoch(w, loss_of, batches, lr):
    before, history = w.detach().clone(), []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
            w.grad.zero_()
        history.append(loss.item())
    with torch.no_grad():
        w.copy_(before)
    return sum(history) / len(history), history
