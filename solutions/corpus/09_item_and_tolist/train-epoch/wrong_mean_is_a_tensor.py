# title: a list of floats, but the mean is a tensor
# fails: train-epoch-test [still-a-tensor]
# fails: train-epoch-hidden [still-a-tensor]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        history.append(loss.item())
    return torch.tensor(history).mean(), history
