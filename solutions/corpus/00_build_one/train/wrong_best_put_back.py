# title: the best numbers are put back in the end
# fails: train-test [no diagnosis]

def train(parameters, loss_of, lr, steps):
    losses, kept = [], []
    for _ in range(steps):
        loss = loss_of()
        losses.append(loss.data)
        kept.append([p.data for p in parameters])
        for p in parameters:
            p.grad = 0.0
        loss.backward()
        for p in parameters:
            p.data -= lr * p.grad
    if losses and losses[-1] > min(losses):
        for p, number in zip(parameters, kept[losses.index(min(losses))]):
            p.data = number
    return losses
