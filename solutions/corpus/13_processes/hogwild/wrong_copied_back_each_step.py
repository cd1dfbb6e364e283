# title: trains a copy and writes it back after every step
# fails: hogwild-test [updates-of-others-overwritten]
# fails: hogwild-hidden [updates-of-others-overwritten]


def hogwild(w, batches, loss_of, lr):
    losses = []
    leaf = w.clone().requires_grad_()
    for x, y in batches:
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        with torch.no_grad():
            leaf -= lr * slope
            w.copy_(leaf)
        losses.append(loss.item())
    return losses
