# title: no else, so the first gradient enters the buffer twice
# fails: hand-sgd-test [no diagnosis]
# fails: hand-sgd-test-none [no diagnosis]
# fails: hand-sgd-hidden [no diagnosis]
class HandSGD:
    """SGD with Nesterov momentum and weight decay.

    Args:
        params: list of leaf tensors that require a gradient.
        lr, momentum, decay: Python floats.
    """

    def __init__(self, params, lr, momentum, decay):
        self.params = params
        self.lr, self.momentum, self.decay = lr, momentum, decay
        self.buffers = [None] * len(params)  # one for each tensor, None until its first step

    def zero_grad(self):
        """Clear all gradients, so that a step right after it would change nothing."""
        for p in self.params:
            p.grad = None

    @torch.no_grad()
    def step(self):
        """Take one step with the gradients that the tensors hold now."""
        for i, p in enumerate(self.params):
            if p.grad is None:
                continue
            g = p.grad + self.decay * p
            if self.buffers[i] is None:
                self.buffers[i] = g.clone()
            self.buffers[i] = self.momentum * self.buffers[i] + g
            p -= self.lr * (g + self.momentum * self.buffers[i])
