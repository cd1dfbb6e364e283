# title: one torch.optim.SGD for each tensor, with momentum
# fails: train-in-backward-test [no diagnosis]
# fails: train-in-backward-hidden [no diagnosis]


def train_in_backward(params, lr):
    optimizers = {p: torch.optim.SGD([p], lr=lr, momentum=0.9) for p in params}

    def late(p):
        optimizers[p].step()
        p.grad = None

    return [p.register_post_accumulate_grad_hook(late) for p in params]
