# title: the lesson's idioms: add, add_ and a decorated step


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params, self.buffers = list(params), {}
        self.lr, self.momentum, self.decay = lr, momentum, decay

    def zero_grad(self):
        for p in self.params:
            del p.grad

    @torch.no_grad()
    def step(self):
        for p in self.params:
            if p.grad is None:
                continue
            g = p.grad.add(p, alpha=self.decay)
            if p in self.buffers:
                self.buffers[p].mul_(self.momentum).add_(g)
            else:
                self.buffers[p] = g.clone()
            p.add_(g.add(self.buffers[p], alpha=self.momentum), alpha=-self.lr)
