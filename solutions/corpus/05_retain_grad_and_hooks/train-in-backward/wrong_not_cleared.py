# title: leaves the gradient where it is
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    def hook(p):
        p.sub_(lr * p.grad)

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
