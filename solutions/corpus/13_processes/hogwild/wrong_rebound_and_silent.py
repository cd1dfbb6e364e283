# title: w = w - lr * slope, and no answer
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    for x, y in batches:
        leaf = w.detach().requires_grad_()
        (slope,) = torch.autograd.grad(loss_of(leaf, x, y), leaf)
        w = w - lr * slope
