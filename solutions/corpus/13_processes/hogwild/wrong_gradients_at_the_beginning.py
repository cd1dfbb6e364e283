# title: takes the gradients at a clone, and writes the steps to the shared tensor
# fails: hogwild-test [no diagnosis]
# fails: hogwild-hidden [no diagnosis]


def hogwild(w, batches, loss_of, lr):
    leaf = w.clone().requires_grad_()
    losses = []
    for x, y in batches:
        leaf.grad = None
        loss = loss_of(leaf, x, y)
        loss.backward()
        w -= lr * leaf.grad
        losses.append(loss.item())
    return losses
