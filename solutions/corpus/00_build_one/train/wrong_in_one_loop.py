# title: backward for every parameter
# fails: train-test [backward-for-each-parameter]
# fails: train-hidden [backward-for-each-parameter]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        for p in parameters:
            loss.backward()
            p.data -= lr * p.grad
    return losses
