# title: maps the registration over the tensors
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]
# never: generator-not-asked
def train_in_backward(params, lr):
    def step(p):
        with torch.no_grad():
            p.add_(p.grad, alpha=-lr)
        p.grad = None

    return map(lambda p: p.register_post_accumulate_grad_hook(step), params)
