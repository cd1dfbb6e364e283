# title: dampens what enters the buffer, but for the first gradient
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]

class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params, self.buffers = params, [None] * len(params)
        self.lr, self.momentum, self.decay = lr, momentum, decay

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        for k, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers[k]
            b = g if b is None else self.momentum * b + (1 - self.momentum) * g
            self.buffers[k] = b
            p -= self.lr * (g + self.momentum * b)
