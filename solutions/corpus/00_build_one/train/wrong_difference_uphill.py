# title: subtracts what was in .grad before, and goes uphill
# fails: train-test [uphill]
# fails: train-hidden [uphill]
# never: old-gradients-kept

def train(parameters, loss_of, lr, steps):
    found = []
    for _ in range(steps):
        old = [p.grad for p in parameters]
        loss = loss_of()
        loss.backward()
        found.append(loss.data)
        for p, was in zip(parameters, old):
            p.data += lr * (p.grad - was)
    return found
