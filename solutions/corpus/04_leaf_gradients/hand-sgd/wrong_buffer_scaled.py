# title: the last formula in one line, in place to save memory
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
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
        for n, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad.add(p, alpha=self.decay)
            if self.buffers[n] is None:
                self.buffers[n] = g.clone()
            else:
                self.buffers[n].mul_(self.momentum).add_(g)
            p.sub_(self.buffers[n].mul_(self.momentum).add(g), alpha=self.lr)
