# title: adds up all losses, and makes one step
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    leaf = w.detach().clone().requires_grad_()
    losses = [loss_of(leaf, x, y) for x, y in batches]
    if losses:
        sum(losses).backward()
        w.sub_(lr * leaf.grad)
    return [loss.item() for loss in losses]
