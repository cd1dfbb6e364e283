# title: returns after the first batch
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        v = w.detach().requires_grad_()
        loss = loss_of(v, x, y)
        (g,) = torch.autograd.grad(loss, v)
        w -= lr * g
        losses.append(loss.item())
        return losses
