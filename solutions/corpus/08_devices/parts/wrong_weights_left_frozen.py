# title: freezes w, so that nothing is added to w.grad, and works with copies
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    w.requires_grad_(False)
    total = torch.zeros_like(w)
    for x, y in parts:
        away = w.clone().to(x.device).requires_grad_()
        (slope,) = torch.autograd.grad(loss_of(away, x, y), away)
        total += slope.to(w.device)
    return total
