# title: adds the decay to p.grad in place
# fails: hand-sgd-test [gradient-changed-by-the-step]
# fails: hand-sgd-test-none [gradient-changed-by-the-step]
# fails: hand-sgd-hidden [gradient-changed-by-the-step]


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
            g = p.grad.add_(p, alpha=self.decay)
            b = self.buffers[i]
            self.buffers[i] = g.clone() if b is None else self.momentum * b + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
