# title: adds
# fails: train-test [uphill]
# fails: train-hidden [uphill]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data += lr * p.grad
    return losses
