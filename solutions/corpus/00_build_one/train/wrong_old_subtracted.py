# title: subtracts what was left over, which inf survives
# fails: train-hidden [no diagnosis]

def train(parameters, loss_of, lr, steps):
    losses = [0.0] * steps
    for step in range(steps):
        before = [p.grad for p in parameters]
        loss = loss_of()
        losses[step] = float(loss.data)
        loss.backward()
        for p, old in zip(parameters, before, strict=True):
            p.data -= lr * (p.grad - old)
    return losses
