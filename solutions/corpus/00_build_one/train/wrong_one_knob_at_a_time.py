# title: for each parameter: loss, backward, move, then the next one
# fails: train-test [no diagnosis]
# fails: train-hidden [no diagnosis]
def train(parameters, loss_of, lr, steps):
    history = {}
    for step in range(steps):
        for parameter in parameters:
            loss = loss_of()
            history.setdefault(step, loss.data)
            parameter.grad = 0.0
            loss.backward()
            parameter.data -= lr * parameter.grad
    return list(history.values())
