# title: through .data, and a tuple of handles


class Step:
    def __init__(self, lr):
        self.lr = lr

    def __call__(self, p):
        p.data = p.data - self.lr * p.grad
        p.grad = None


def train_in_backward(params, lr):
    step = Step(lr)
    return tuple(p.register_post_accumulate_grad_hook(step) for p in params)
