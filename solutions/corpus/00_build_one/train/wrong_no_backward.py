# title: never walks back
# fails: train-test [backward-forgotten]
# fails: train-hidden [backward-forgotten]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        for p in parameters:
            p.data -= lr * p.grad
    return losses
