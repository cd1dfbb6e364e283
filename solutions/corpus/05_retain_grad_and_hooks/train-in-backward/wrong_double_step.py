# title: registers twice
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]
def train_in_backward(params, lr):
    def hook(t):
        if t.grad is not None:
            with torch.no_grad():
                t -= 2 * lr * t.grad
            t.grad = None
    return [p.register_post_accumulate_grad_hook(hook) for p in params]
