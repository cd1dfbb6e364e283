# title: the wrong sign
# fails: hogwild-test [flipped-sign]
# fails: hogwild-hidden [flipped-sign]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        w += lr * slope
        losses.append(loss.item())
    return losses
