# title: computes everything on detached copies, then writes with copy_


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        with torch.no_grad():
            self.buffers = [self._moved(p, b) for p, b in zip(self.params, self.buffers)]

    def _moved(self, p, b):
        if p.grad is None:
            return b
        g = p.grad + self.decay * p
        b = g if b is None else self.momentum * b + g
        p.copy_(p - self.lr * (g + self.momentum * b))
        return b
