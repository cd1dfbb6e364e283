# title: skips the tensors that have a gradient
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [none-in-the-step]
# fails: hand-sgd-hidden [no diagnosis]
# never: rebound-loop-variable

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
            if p.grad is not None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers[k]
            b = g if b is None else self.momentum * b + g
            self.buffers[k] = b
            p -= self.lr * (g + self.momentum * b)
