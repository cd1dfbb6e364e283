# title: notes the loss at the end of the step, one more than there are steps
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: one-round-too-many
# never: loss-computed-again


def train(parameters, loss_of, lr, steps):
    losses = []
    loss = loss_of()
    for _ in range(steps):
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        loss = loss_of()
        losses.append(loss.data)
    return losses
