# title: writes into a leaf that records
# fails: hogwild-test [leaf-changed-in-place]
# fails: hogwild-hidden [leaf-changed-in-place]


def hogwild(w, batches, loss_of, lr):
    losses = []
    leaf = w.detach().requires_grad_()
    for x, y in batches:
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        leaf -= lr * slope
        losses.append(loss.item())
    return losses
