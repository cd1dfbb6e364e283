# title: makes new parameters in each step, in a new list
# fails: train-test [a-copy-moved]
# fails: train-hidden [a-copy-moved]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        parameters = [type(p)(p.data - lr * p.grad) for p in parameters]
        losses.append(loss.data)
    return losses
