# title: takes the whole gradient
# fails: train-in-backward-test [step-without-learning-rate]
# fails: train-in-backward-hidden [step-without-learning-rate]


def train_in_backward(params, lr):
    def hook(p):
        p.sub_(p.grad)
        p.grad = None

    return [p.register_post_accumulate_grad_hook(hook) for p in params]
