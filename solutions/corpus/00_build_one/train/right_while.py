# title: a while loop, zeros as int

def train(parameters, loss_of, lr, steps):
    losses = []
    while len(losses) < steps:
        for p in parameters:
            p.grad = 0
        loss = loss_of()
        loss.backward()
        losses.append(float(loss.data))
        for p in parameters:
            p.data = p.data - lr * p.grad
    return losses
