# title: a late hook that uses the loop's variable instead of what it is given
# fails: train-in-backward-test [loop-variable-in-hook]
# fails: train-in-backward-hidden [loop-variable-in-hook]


def train_in_backward(params, lr):
    handles = []
    for p in params:

        def step(_):
            p.data -= lr * p.grad
            p.grad = None

        handles.append(p.register_post_accumulate_grad_hook(step))
    return handles
