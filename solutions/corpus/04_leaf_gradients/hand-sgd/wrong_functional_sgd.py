# title: the functional form of torch's SGD
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]

from torch.optim import sgd as _module


class HandSGD:
    def __init__(self, params, lr, momentum, decay):
        self.params, self.buffers = params, [None] * len(params)
        self.rules = dict(lr=lr, momentum=momentum, weight_decay=decay, dampening=0.0, nesterov=momentum > 0, maximize=False)

    def zero_grad(self):
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        have = [i for i, p in enumerate(self.params) if p.grad is not None]
        buffers = [self.buffers[i] for i in have]
        _module.sgd([self.params[i] for i in have], [self.params[i].grad for i in have], buffers, foreach=False, **self.rules)
        for i, buffer in zip(have, buffers):
            self.buffers[i] = buffer


