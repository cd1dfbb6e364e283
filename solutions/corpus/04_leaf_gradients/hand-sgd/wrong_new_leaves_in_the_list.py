# title: puts a new leaf with the new values into the list
# fails: hand-sgd-test [list-entry-replaced]
# fails: hand-sgd-test-none [list-entry-replaced]
# fails: hand-sgd-hidden [list-entry-replaced]
# never: rebound-loop-variable


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            with torch.no_grad():
                g = p.grad + self.decay * p
                b = self.buffers[i]
                self.buffers[i] = g if b is None else self.momentum * b + g
                new = p - self.lr * (g + self.momentum * self.buffers[i])
            new.requires_grad_()
            new.grad = p.grad
            self.params[i] = new
