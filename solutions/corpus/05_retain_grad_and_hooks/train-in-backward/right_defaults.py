# title: a lambda in a class

class Step:
    def __init__(self, lr):
        self.lr = lr

    @torch.no_grad()
    def __call__(self, param):
        grad, param.grad = param.grad, None
        param.copy_(param - self.lr * grad)


def train_in_backward(params, lr):
    return [p.register_post_accumulate_grad_hook(Step(lr)) for p in params]
