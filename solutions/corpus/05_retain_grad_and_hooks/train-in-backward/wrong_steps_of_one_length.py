# title: normalises the gradient
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]
def train_in_backward(params, lr):
    def hook(t):
        with torch.no_grad():
            t -= lr * t.grad / t.grad.norm()
        t.grad = None
    return [p.register_post_accumulate_grad_hook(hook) for p in params]
