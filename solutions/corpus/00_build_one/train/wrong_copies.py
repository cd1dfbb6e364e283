# title: moves copies
# fails: train-test [a-copy-moved]
# fails: train-hidden [a-copy-moved]

def train(parameters, loss_of, lr, steps):
    import copy

    losses = []
    mine = [copy.copy(p) for p in parameters]
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p, q in zip(mine, parameters):
            p.data -= lr * q.grad
    return losses
