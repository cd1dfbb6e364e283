# title: the hook uses the loop variable
# fails: train-in-backward-test [loop-variable-in-hook]
# fails: train-in-backward-hidden [loop-variable-in-hook]


def train_in_backward(params, lr):
    handles = []
    for p in params:

        def hook(_):
            if p.grad is not None:
                with torch.no_grad():
                    p.sub_(lr * p.grad)
                p.grad = None

        handles.append(p.register_post_accumulate_grad_hook(hook))
    return handles
