# title: the old function with item()


def train_epoch(w, loss_of, batches, lr):
    total, history = 0.0, []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        w.data -= lr * w.grad.data
        w.grad.data.zero_()
        total += loss.item()
        history.append(loss.item())
    return total / len(batches), history
