# title: adds the step
# fails: train-in-backward-test [flipped-sign]
# fails: train-in-backward-hidden [flipped-sign]


def train_in_backward(params, lr):
    def hook(p):
        p.add_(lr * p.grad)
        p.grad = None

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
