# title: waits for all of them
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]

def train_in_backward(params, lr):
    def step(p):
        if all(q.grad is not None for q in params):
            for q in params:
                q.data -= lr * q.grad
                q.grad = None

    return [p.register_post_accumulate_grad_hook(step) for p in params]
