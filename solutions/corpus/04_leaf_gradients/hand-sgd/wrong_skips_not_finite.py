# title: skips tensors whose gradient is not finite
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
        for i, p in enumerate(self.params):
            if p.grad is None or not torch.isfinite(p.grad).all():
                continue
            g = p.grad.add(p, alpha=self.decay)
            if self.buffers[i] is None:
                self.buffers[i] = g.clone()
            else:
                self.buffers[i].mul_(self.momentum).add_(g)
            p.add_(g.add(self.buffers[i], alpha=self.momentum), alpha=-self.lr)
