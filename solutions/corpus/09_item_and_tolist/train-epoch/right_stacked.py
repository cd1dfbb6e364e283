# title: keeps detached losses and takes them out at the end


def train_epoch(w, loss_of, batches, lr):
    losses = []
    for batch in batches:
        w.grad = None
        loss = loss_of(w, batch)
        loss.backward()
        w.data = w.data - lr * w.grad
        losses.append(loss.detach())
    losses = torch.stack(losses)
    return losses.double().mean().item(), losses.tolist()
