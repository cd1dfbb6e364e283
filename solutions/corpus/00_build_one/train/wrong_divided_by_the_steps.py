# title: shares the learning rate out over the steps
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: step-shared-out

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad / steps
        losses.append(loss.data)
    return losses
