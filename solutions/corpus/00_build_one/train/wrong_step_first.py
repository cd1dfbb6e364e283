# title: moves before backward
# fails: train-test [moved-before-backward]
# fails: train-hidden [moved-before-backward]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.data -= lr * p.grad
        loss.backward()
    return losses
