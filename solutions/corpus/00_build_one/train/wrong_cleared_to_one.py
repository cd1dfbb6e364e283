# title: sets .grad to 1 before each backward()
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
# never: old-gradients-kept

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        for p in parameters:
            p.grad = 1.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
        losses.append(loss.data)
    return losses
