# title: makes the steps smaller and smaller
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    mine, losses = w.detach().requires_grad_(), []
    for number, (x, y) in enumerate(batches, 1):
        loss = loss_of(mine, x, y)
        w -= lr / number * torch.autograd.grad(loss, mine)[0]
        losses.append(loss.item())
    return losses
