# title: one torch.optim.SGD for each tensor


def train_in_backward(params, lr):
    optimizers = {p: torch.optim.SGD([p], lr=lr) for p in params}

    def step(p):
        optimizers[p].step()
        optimizers[p].zero_grad()

    return [p.register_post_accumulate_grad_hook(step) for p in params]
