# title: momentum forgotten in the buffer
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

    def step(self):
        with torch.no_grad():
            for i, p in enumerate(self.params):
                if p.grad is None:
                    continue
                g = p.grad + self.decay * p
                self.buffers[i] = g.clone() if self.buffers[i] is None else self.buffers[i] + g
                p -= self.lr * (g + self.momentum * self.buffers[i])
