# title: clears by multiplying with 0
# fails: train-hidden [no diagnosis]

def train(parameters, loss_of, lr, steps):
    found = []
    for _ in range(steps):
        now = loss_of()
        for knob in parameters:
            knob.grad *= 0
        now.backward()
        for knob in parameters:
            knob.data -= lr * knob.grad
        found.append(now.data)
    return found
