# title: after the step the gradient is used up
# fails: hand-sgd-test [gradient-cleared-by-the-step]
# fails: hand-sgd-test-none [gradient-cleared-by-the-step]
# fails: hand-sgd-hidden [gradient-cleared-by-the-step]
# never: gradient-changed-by-the-step


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
            p -= self.lr * (g + self.momentum * self.buffers[i])
            p.grad = None
