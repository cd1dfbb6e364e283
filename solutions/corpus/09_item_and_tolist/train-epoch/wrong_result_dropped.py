# title: sub() returns a new tensor, and nobody keeps it
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    losses = []
    for batch in batches:
        w.grad = None
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w.sub(lr * w.grad)
        losses.append(loss.item())
    return sum(losses) / len(losses), losses
