# title: all buffers begin in the first call of step(), also that of a tensor it skips
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]
# never: none-in-the-step


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers, self.is_first = [None] * len(params), True

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            self.buffers[i] = g if self.is_first else self.momentum * self.buffers[i] + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
        self.is_first = False
