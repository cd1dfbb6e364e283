# title: w = w - lr * slope
# fails: hogwild-test [trained-a-private-copy]
# fails: hogwild-hidden [trained-a-private-copy]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        w = w - lr * slope
        losses.append(loss.item())
    return losses
