# title: the line that moves the parameters is missing
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: a-copy-moved

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        losses.append(loss.data)
    return losses
