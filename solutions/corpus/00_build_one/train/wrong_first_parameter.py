# title: moves the first parameter only
# fails: train-test [not-all-parameters]
# fails: train-hidden [not-all-parameters]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters[:1]:
            p.data -= lr * p.grad
    return losses
