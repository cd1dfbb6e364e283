# title: counts the buffers among the tensors that have a gradient
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
        with_grad = []
        grads = []
        for p in self.params:
            if p.grad is not None:
                with_grad.append(p)
                grads.append(p.grad)

        for i, (p, grad) in enumerate(zip(with_grad, grads)):
            g = grad.add(p, alpha=self.decay)
            buf = self.buffers[i]
            if buf is None:
                buf = g.clone()
            else:
                buf = self.momentum * buf + g
            self.buffers[i] = buf
            p.add_(g + self.momentum * buf, alpha=-self.lr)
