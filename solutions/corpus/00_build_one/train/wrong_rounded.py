# title: rounds the losses
# fails: train-test [no diagnosis]

def train(parameters, loss_of, lr, steps):
    found = []
    for _ in range(steps):
        now = loss_of()
        for knob in parameters:
            knob.grad = 0.0
        now.backward()
        for knob in parameters:
            knob.data -= lr * knob.grad
        found.append(round(now.data, 4))
    return found
