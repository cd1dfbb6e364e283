# title: the late hook does nothing but drop the gradient
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    def hook(p):
        p.grad = None

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
