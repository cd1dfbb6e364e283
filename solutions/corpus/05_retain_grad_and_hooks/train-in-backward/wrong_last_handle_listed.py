# title: returned the last handle in a list
# fails: train-in-backward-test [handle-not-returned]
# fails: train-in-backward-hidden [handle-not-returned]

def train_in_backward(params, lr):
    def step(p):
        p.data -= lr * p.grad
        p.grad = None

    for p in params:
        handle = p.register_post_accumulate_grad_hook(step)
    return [handle]
