# title: takes the next pair before the step
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    mine = w.detach().requires_grad_()
    losses = []
    batches = iter(batches)
    following = next(batches, None)
    while following is not None:
        (x, y), following = following, next(batches, None)
        loss = loss_of(mine, x, y)
        (slope,) = torch.autograd.grad(loss, mine)
        with torch.no_grad():
            mine -= lr * slope
        losses.append(loss.item())
    return losses
