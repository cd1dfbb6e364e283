# title: stops when the loss is 0
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        if loss.data == 0:
            break
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
