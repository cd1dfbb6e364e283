# title: `p = p - ...` in the loop changes no parameter
# fails: hand-sgd-test [rebound-loop-variable]
# fails: hand-sgd-test-none [rebound-loop-variable]
# fails: hand-sgd-hidden [rebound-loop-variable]


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
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers[i]
            self.buffers[i] = g if b is None else self.momentum * b + g
            p = p - self.lr * (g + self.momentum * self.buffers[i])
