# title: without the learning rate
# fails: train-test [learning-rate-unused]
# fails: train-hidden [learning-rate-unused]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= p.grad
    return losses
