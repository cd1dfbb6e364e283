# title: a fresh leaf copy each step, then in place


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        here = w.clone().requires_grad_()
        loss = loss_of(here, x, y)
        loss.backward()
        w -= lr * here.grad
        losses += [loss.item()]
    return losses
