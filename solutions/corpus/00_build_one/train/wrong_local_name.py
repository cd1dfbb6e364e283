# title: moves a name of its own
# fails: train-test [a-copy-moved]
# fails: train-hidden [a-copy-moved]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            number = p.data
            number -= lr * p.grad
    return losses
