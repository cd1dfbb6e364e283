# title: yields the losses
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]

def train(parameters, loss_of, lr, steps):
    for _ in range(steps):
        now = loss_of()
        for knob in parameters:
            knob.grad = 0.0
        now.backward()
        for knob in parameters:
            knob.data -= lr * knob.grad
        yield now.data
