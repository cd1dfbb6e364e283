# title: writes the data as floats first, and clears by subtracting

def train(parameters, loss_of, lr, steps):
    for p in parameters:
        p.data, p.grad = float(p.data), 0.0
    found = []
    for step in range(steps):
        found.append(loss_of())
        found[-1].backward()
        found[-1] = found[-1].data
        for p in parameters:
            p.data += -lr * p.grad
            p.grad -= p.grad
    return found
