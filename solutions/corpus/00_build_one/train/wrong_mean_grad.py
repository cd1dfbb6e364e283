# title: divides by the number of parameters
# fails: train-test [step-shared-out]
# fails: train-hidden [step-shared-out]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad / len(parameters)
        losses.append(loss.data)
    return losses
