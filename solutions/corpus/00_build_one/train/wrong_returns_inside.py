# title: returns inside the loop
# fails: train-test [one-round-only]
# fails: train-hidden [one-round-only]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        losses.append(loss.data)
        return losses
