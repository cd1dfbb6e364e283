# title: notes the loss after the step
# fails: train-test [loss-computed-again]
# fails: train-hidden [loss-computed-again]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        losses.append(loss_of().data)
    return losses
