# title: gradient of all batches at the end
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    losses, here = [], w.detach().requires_grad_()
    for x, y in batches:
        loss = loss_of(here, x, y)
        loss.backward()
        losses.append(loss.item())
    if here.grad is not None:
        w.sub_(lr * here.grad)
    return losses
