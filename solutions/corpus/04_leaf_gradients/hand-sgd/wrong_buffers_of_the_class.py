# title: keeps the buffers in a dict of the class
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]


class HandSGD:
    buffers = {}

    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        for p in self.params:
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers.get(p)
            b = g.clone() if b is None else self.momentum * b + g
            self.buffers[p] = b
            p -= self.lr * (g + self.momentum * b)
