# title: forgets between backward and step
# fails: train-test [wiped-before-the-step]
# fails: train-hidden [wiped-before-the-step]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        loss.backward()
        for p in parameters:
            p.grad = 0.0
        for p in parameters:
            p.data -= lr * p.grad
    return losses
