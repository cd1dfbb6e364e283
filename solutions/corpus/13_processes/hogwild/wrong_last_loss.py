# title: returns the last loss only
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    loss = torch.tensor(0.0)
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        w -= lr * slope
    return loss.item()
