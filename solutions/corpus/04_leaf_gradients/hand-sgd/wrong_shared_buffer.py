# title: one buffer for all
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]
class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffer = None

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        with torch.no_grad():
            for p in self.params:
                if p.grad is None:
                    continue
                g = p.grad + self.decay * p
                if self.buffer is None:
                    self.buffer = g.clone()
                else:
                    self.buffer = self.momentum * self.buffer + g
                p -= self.lr * (g + self.momentum * self.buffer)
