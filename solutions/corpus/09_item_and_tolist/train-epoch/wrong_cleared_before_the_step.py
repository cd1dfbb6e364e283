# title: empties the gradient between backward() and the step
# fails: train-epoch-test [cleared-too-early]
# fails: train-epoch-hidden [cleared-too-early]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.grad.zero_()
        with torch.no_grad():
            w -= lr * w.grad
        history.append(loss.item())
    return sum(history) / len(history), history
