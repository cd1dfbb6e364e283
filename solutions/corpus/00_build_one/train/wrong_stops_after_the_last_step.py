# title: makes a step, and stops if the loss was small
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: one-round-only

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        if loss.data < 1e-6:
            break
    return losses
