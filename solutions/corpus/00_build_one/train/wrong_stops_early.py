# title: stops when the loss does not fall
# fails: train-test [TODO]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        if losses and loss.data >= losses[-1]:
            break
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad / (len(losses) ** 2)
    return losses
