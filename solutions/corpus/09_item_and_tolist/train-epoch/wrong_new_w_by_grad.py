# title: a new w for each step, with torch.autograd.grad
# fails: train-epoch-test [trained-a-copy]
# fails: train-epoch-hidden [trained-a-copy]


def train_epoch(w, loss_of, batches, lr):
    history = []
    for batch in batches:
        loss = loss_of(w, batch)
        (slope,) = torch.autograd.grad(loss, w)
        w = (w - lr * slope).detach().requires_grad_()
        history.append(loss.item())
    return sum(history) / len(history), history
