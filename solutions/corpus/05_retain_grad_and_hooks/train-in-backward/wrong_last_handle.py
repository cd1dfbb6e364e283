# title: returns the last handle only
# fails: train-in-backward-test [handle-not-returned]
# fails: train-in-backward-hidden [handle-not-returned]


def train_in_backward(params, lr):
    def hook(p):
        p.sub_(lr * p.grad)
        p.grad = None

    for p in params:
        handle = p.register_post_accumulate_grad_hook(hook)
    return [handle]
