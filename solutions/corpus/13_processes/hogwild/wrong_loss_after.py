# title: loss measured after the step
# fails: hogwild-test [loss-after-the-step]
# fails: hogwild-hidden [loss-after-the-step]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        here = w.detach().requires_grad_()
        loss = loss_of(here, x, y)
        (g,) = torch.autograd.grad(loss, here)
        w.sub_(lr * g)
        losses.append(loss_of(w, x, y).item())
    return losses
