# title: the first step starts the buffers, all later ones update them
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]
class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.decay = lr, decay
        self.momentum = momentum
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        first = all(b is None for b in self.buffers)
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            if self.buffers[i] is None:
                self.buffers[i] = g.clone() if first else torch.zeros_like(g)
            else:
                self.buffers[i] = self.momentum * self.buffers[i] + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
            first = first and i < len(self.params) - 1
