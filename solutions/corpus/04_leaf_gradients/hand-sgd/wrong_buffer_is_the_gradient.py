# title: without decay the first buffer is the very tensor in .grad
# fails: hand-sgd-test [buffer-is-the-gradient]
# fails: hand-sgd-hidden [buffer-is-the-gradient]


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
            g = p.grad
            if g is None:
                continue
            if self.decay != 0:
                g = g.add(p, alpha=self.decay)
            if self.buffers[n] is None:
                self.buffers[n] = g
            else:
                self.buffers[n].mul_(self.momentum).add_(g)
            p.add_(g.add(self.buffers[n], alpha=self.momentum), alpha=-self.lr)
