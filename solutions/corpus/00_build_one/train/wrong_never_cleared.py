# title: never forgets
# fails: train-test [old-gradients-kept]
# fails: train-hidden [old-gradients-kept]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
