# title: forgets the learning rate
# fails: hogwild-test [step-without-learning-rate]
# fails: hogwild-hidden [step-without-learning-rate]


def hogwild(w, batches, loss_of, lr):
    losses = []
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        loss = loss_of(leaf, x, y)
        (slope,) = torch.autograd.grad(loss, leaf)
        w -= slope
        losses.append(loss.item())
    return losses
