# title: takes the gradient away first, and then rebinds
# fails: train-in-backward-test [rebound-in-the-hook]
# fails: train-in-backward-hidden [rebound-in-the-hook]


def train_in_backward(params, lr):
    def late(p):
        grad, p.grad = p.grad, None
        p = p - lr * grad

    return [p.register_post_accumulate_grad_hook(late) for p in params]
