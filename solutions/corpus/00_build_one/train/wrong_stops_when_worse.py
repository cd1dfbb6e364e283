# title: if the loss goes up again there is no point in going on
# fails: train-test [no diagnosis]
def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        if len(losses) > 1 and losses[-1] > losses[-2]:
            return losses
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
