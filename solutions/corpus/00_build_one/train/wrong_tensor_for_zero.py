# title: clears with a tensor
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(parameters, loss_of, lr, steps):
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        for p in parameters:
            p.grad = torch.tensor(0.0)
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    return losses
