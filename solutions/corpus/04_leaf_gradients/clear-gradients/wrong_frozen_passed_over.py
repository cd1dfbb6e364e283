# title: looks only at what requires grad, and leaves old gradients of frozen tensors
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    for p in filter(lambda p: p.requires_grad, params):
        if skip:
            p.grad = None
        elif p.grad is not None:
            p.grad = torch.zeros_like(p)
