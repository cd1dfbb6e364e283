# title: divides by the number of elements of a batch
# fails: train-epoch-test [no diagnosis]
# fails: train-epoch-hidden [no diagnosis]


def train_epoch(w, loss_of, batches, lr):
    total, history = 0.0, []
    for batch in batches:
        loss = loss_of(w, batch)
        loss.backward()
        with torch.no_grad():
            w.add_(w.grad, alpha=-lr)
        w.grad = None
        total += loss.item()
        history.append(loss.item())
    return total / max(1, batch.numel()), history
