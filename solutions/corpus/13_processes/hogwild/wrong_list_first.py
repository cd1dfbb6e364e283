# title: all batches taken before the first step
# fails: hogwild-test [batches-taken-first]
# fails: hogwild-hidden [batches-taken-first]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in list(batches):
        here = w.detach().requires_grad_()
        loss = loss_of(here, x, y)
        (g,) = torch.autograd.grad(loss, here)
        w.sub_(lr * g)
        losses.append(loss.item())
    return losses
