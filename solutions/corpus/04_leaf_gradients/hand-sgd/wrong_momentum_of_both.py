# title: the momentum multiplies the buffer and the new gradient together
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]
# never: plain-momentum


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
        for n, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad.add(p, alpha=self.decay)
            old = self.buffers[n]
            self.buffers[n] = g if old is None else (old + g) * self.momentum
            p.sub_(self.lr * g).sub_(self.lr * self.momentum * self.buffers[n])
