# title: wrote through detach

def train_in_backward(params, lr):
    def step(p):
        p.detach().sub_(p.grad.mul_(lr))
        del p.grad

    return tuple(p.register_post_accumulate_grad_hook(step) for p in params)
