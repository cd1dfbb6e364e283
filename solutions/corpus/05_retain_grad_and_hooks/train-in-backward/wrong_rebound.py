# title: p = p - ... gives a name a new tensor
# fails: train-in-backward-test [rebound-in-the-hook]
# fails: train-in-backward-hidden [rebound-in-the-hook]


def train_in_backward(params, lr):
    def hook(p):
        p = p - lr * p.grad
        p.grad = None

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
