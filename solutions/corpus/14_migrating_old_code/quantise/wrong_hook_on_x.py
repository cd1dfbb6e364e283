# title: the gradient masked in a hook on the caller's tensor
# fails: quantise-test [no diagnosis]
# fails: quantise-hidden [no diagnosis]

def quantise(x, step, limit):
    inside = x.detach().abs() <= limit
    if x.requires_grad:
        x.register_hook(lambda grad: torch.where(inside, grad, torch.zeros_like(grad)))
    return ((x / step).round() * step).detach() + (x - x.detach())
