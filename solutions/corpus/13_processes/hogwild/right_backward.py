# title: backward() and a cleared gradient


def hogwild(w, batches, loss_of, lr):
    losses = []
    leaf = w.detach()
    leaf.requires_grad = True
    for x, y in batches:
        leaf.grad = None
        loss = loss_of(leaf, x, y)
        loss.backward()
        with torch.no_grad():
            leaf -= lr * leaf.grad
        losses.append(float(loss))
    return losses
