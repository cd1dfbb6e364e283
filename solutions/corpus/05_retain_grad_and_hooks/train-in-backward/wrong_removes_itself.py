# title: the hook takes itself away, so that hooks do not stack up
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    handles = {}

    def once(p):
        p.add_(p.grad, alpha=-lr)
        p.grad = None
        handles[p].remove()

    for p in params:
        handles[p] = p.register_post_accumulate_grad_hook(once)
    return list(handles.values())
