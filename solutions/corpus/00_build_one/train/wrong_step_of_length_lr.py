# title: The gradient is a direction, and lr is how far we go
# fails: train-test [step-of-length-lr]
# fails: train-hidden [step-of-length-lr]


def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        length = math.sqrt(sum(p.grad**2 for p in parameters))
        for p in parameters:
            if length > 0:
                p.data -= lr * p.grad / length
        losses.append(loss.data)
    return losses
