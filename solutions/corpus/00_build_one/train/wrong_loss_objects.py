# title: keeps the losses whole
# fails: train-test [loss-kept-whole]
# fails: train-hidden [loss-kept-whole]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
