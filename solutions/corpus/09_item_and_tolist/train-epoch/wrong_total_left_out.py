# title: adds nothing to the total
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    total, history = 0.0, []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w -= lr * w.grad
        w.grad = None
        history.append(loss.item())
    return total / len(batches), history
