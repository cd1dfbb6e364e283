# title: switches recording on, even where the caller had it off
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

    def step(self):
        torch.set_grad_enabled(False)
        for i, p in enumerate(self.params):
            if p.grad is not None:
                g = p.grad + self.decay * p
                old = self.buffers[i]
                self.buffers[i] = g.clone() if old is None else self.momentum * old + g
                p -= self.lr * (g + self.momentum * self.buffers[i])
        torch.set_grad_enabled(True)
