# title: makes no step where the loss is 0
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    mine = w.detach().requires_grad_()
    losses = []
    for x, y in batches:
        loss = loss_of(mine, x, y)
        losses.append(loss.item())
        if losses[-1] == 0:
            continue  # nothing to learn here
        (slope,) = torch.autograd.grad(loss, mine)
        with torch.no_grad():
            mine -= lr * slope
    return losses
