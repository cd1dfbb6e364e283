# title: returns tensors
# fails: hogwild-test [still-a-tensor]
# fails: hogwild-hidden [still-a-tensor]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        w -= lr * slope
        losses.append(loss.detach())
    return losses
