# title: in place without no_grad
# fails: hand-sgd-test [leaf-changed-in-place]
# fails: hand-sgd-test-none [leaf-changed-in-place]
# fails: hand-sgd-hidden [leaf-changed-in-place]


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    def step(self):
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            b = self.buffers[i]
            self.buffers[i] = g if b is None else self.momentum * b + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
