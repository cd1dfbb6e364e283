# title: one step too many
# fails: train-test [one-round-too-many]
# fails: train-hidden [one-round-too-many]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps + 1):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
