# title: copies what addcmul makes into the leaf


def train_in_backward(params, lr):
    def hook(p):
        p.copy_(torch.addcmul(p, p.grad, torch.ones_like(p), value=-lr))
        p.grad = None

    return list(map(lambda p: p.register_post_accumulate_grad_hook(hook), params))
