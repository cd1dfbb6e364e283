# title: cleared after the step, and once before

def train(parameters, loss_of, lr, steps):
    def forget():
        for parameter in parameters:
            setattr(parameter, "grad", 0.0)

    def step():
        forget()
        loss = loss_of()
        loss.backward()
        moves = [-lr * parameter.grad for parameter in parameters]
        for parameter, move in zip(parameters, moves):
            parameter.data += move
        return loss.data

    return [step() for _ in range(steps)]
