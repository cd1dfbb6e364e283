# title: kept the gradient
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]

def train_in_backward(params, lr):
    def step(p):
        p.data -= lr * p.grad

    return [p.register_post_accumulate_grad_hook(step) for p in params]
