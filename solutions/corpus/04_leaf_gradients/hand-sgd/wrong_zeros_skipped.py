# title: a gradient of zeros is skipped like none
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]

class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        for i, p in enumerate(self.params):
            if p.grad is None or not p.grad.any():
                continue
            g = p.grad + self.decay * p
            b = self.buffers[i]
            b = g.clone() if b is None else self.momentum * b + g
            self.buffers[i] = b
            p -= self.lr * (g + self.momentum * b)
