# title: a loss for the list, and one more for each parameter, after the ones before it have moved
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        losses.append(loss_of().data)
        for p in parameters:
            for other in parameters:
                other.grad = 0.0
            loss_of().backward()
            p.data -= lr * p.grad
    return losses
