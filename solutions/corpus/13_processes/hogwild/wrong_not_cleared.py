# title: gradients pile up
# fails: hogwild-test [leaf-not-cleared]
# fails: hogwild-hidden [leaf-not-cleared]


def hogwild(w, batches, loss_of, lr):
    losses = []
    leaf = w.detach().requires_grad_()
    for x, y in batches:
        loss = loss_of(leaf, x, y)
        loss.backward()
        with torch.no_grad():
            leaf -= lr * leaf.grad
        losses.append(loss.item())
    return losses
