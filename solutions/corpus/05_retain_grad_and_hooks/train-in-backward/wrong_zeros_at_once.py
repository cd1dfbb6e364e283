# title: zeros to begin with, so that each pass only adds
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]
def train_in_backward(params, lr):
    def late(p):
        with torch.no_grad(): p -= lr * p.grad
        p.grad = None
    for p in params:
        p.requires_grad_()
    for p in params: p.grad = torch.zeros_like(p)
    return [p.register_post_accumulate_grad_hook(late) for p in params]
