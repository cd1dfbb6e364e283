# title: makes the caller's tensor record
# fails: hogwild-test [shared-tensor-flagged]
# fails: hogwild-hidden [shared-tensor-flagged]


def hogwild(w, batches, loss_of, lr):
    losses = []
    w.requires_grad_()
    for x, y in batches:
        loss = loss_of(w, x, y)
        (slope,) = torch.autograd.grad(loss, w)
        with torch.no_grad():
            w -= lr * slope
        losses.append(loss.item())
    return losses
