# title: a fresh copy for each step, and the shared tensor moved


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        now = w.clone().requires_grad_()
        loss = loss_of(now, x, y)
        w.sub_(lr * torch.autograd.grad(loss, [now])[0])
        losses.append(loss.item())
    return losses
