# title: one zero tensor per shape, shared
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]

def clear_gradients(params, skip):
    zeros = {}
    for p in params:
        if p.grad is None:
            continue
        if skip:
            p.grad = None
        else:
            kind = (p.shape, p.dtype, p.device)
            if kind not in zeros:
                zeros[kind] = torch.zeros_like(p.grad)
            p.grad = zeros[kind]
