# title: fills the gradient with zeros
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    def hook(p):
        p.sub_(lr * p.grad)
        p.grad.zero_()

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
