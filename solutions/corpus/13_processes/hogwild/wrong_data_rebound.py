# title: w.data = ...
# fails: hogwild-test [memory-exchanged]
# fails: hogwild-hidden [memory-exchanged]
# never: trained-a-private-copy


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        here = w.detach().requires_grad_()
        loss = loss_of(here, x, y)
        (g,) = torch.autograd.grad(loss, here)
        w.data = w.data - lr * g
        losses.append(loss.item())
    return losses
