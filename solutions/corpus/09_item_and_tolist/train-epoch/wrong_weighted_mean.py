# title: the mean weighted by the sizes of the batches
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    history, sizes = [], []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
        history.append(loss.item())
        sizes.append(batch.numel())
    mean = sum(n * loss for n, loss in zip(sizes, history)) / sum(sizes)
    return mean, history
