# title: forgets before the loop and after each step

def train(parameters, loss_of, lr, steps):
    for p in parameters:
        p.grad = 0.0
    losses = []
    for _ in range(steps):
        loss = loss_of()
        losses += [loss.data]
        loss.backward()
        for p in parameters:
            p.data -= p.grad * lr
            p.grad = 0.0
    return tuple(losses)
