# title: adds the losses to a list that is None
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: none-for-zero

def train(parameters, loss_of, lr, steps):
    losses = None
    for _ in range(steps):
        loss = loss_of()
        losses += [loss.data]
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
