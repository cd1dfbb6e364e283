# title: uphill
# fails: train-in-backward-test [flipped-sign]
# fails: train-in-backward-hidden [flipped-sign]

def train_in_backward(params, lr):
    def step(p):
        p.data.add_(p.grad, alpha=lr)
        p.grad = None

    return [p.register_post_accumulate_grad_hook(step) for p in params]
