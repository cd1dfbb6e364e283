# title: computes the loss once
# fails: train-test [one-loss-for-all-steps]
# fails: train-hidden [one-loss-for-all-steps]

def train(parameters, loss_of, lr, steps):
    losses = []
    loss = loss_of()
    for _ in range(steps):
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
