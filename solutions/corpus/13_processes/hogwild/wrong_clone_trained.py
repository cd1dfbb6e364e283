# title: trains a clone that nobody shares
# fails: hogwild-test [trained-a-private-copy]
# fails: hogwild-hidden [trained-a-private-copy]


def hogwild(w, batches, loss_of, lr):
    losses = []
    leaf = w.clone().requires_grad_()
    for x, y in batches:
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        with torch.no_grad():
            leaf -= lr * slope
        losses.append(loss.item())
    return losses
