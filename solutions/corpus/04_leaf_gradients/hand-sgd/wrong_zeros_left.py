# title: zero_grad() fills with zeros, as its name says
# fails: hand-sgd-test-none [zeros-left-by-zero-grad]
# fails: hand-sgd-hidden [zeros-left-by-zero-grad]
# never: none-is-not-zero


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            if p.grad is not None:
                p.grad.zero_()

    @torch.no_grad()
    def step(self):
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers[i]
            self.buffers[i] = g if b is None else self.momentum * b + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
