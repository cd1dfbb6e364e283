# title: registers one hook, after the loop
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    def hook(p):
        p.sub_(lr * p.grad)
        p.grad = None

    for p in params:
        handles = []
    handles.append(p.register_post_accumulate_grad_hook(hook))
    return handles
