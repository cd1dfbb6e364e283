# title: keeps lr times the buffer, as other textbooks do


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.rules = lr, momentum, decay
        self.params = [[p, torch.zeros_like(p, requires_grad=False)] for p in params]

    def zero_grad(self):
        for p, _ in self.params:
            p.grad = None

    def step(self):
        lr, momentum, decay = self.rules
        for p, velocity in self.params:
            if p.grad is not None:
                pull = lr * (p.grad + decay * p.detach())
                velocity.mul_(momentum).add_(pull)
                p.data -= pull + momentum * velocity
