# title: forgets with None, as an optimizer does
# fails: train-test [none-for-zero]
# fails: train-hidden [none-for-zero]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = None
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        losses.append(loss.data)
    return losses
