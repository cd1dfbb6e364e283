# title: cuts off what `to` returned, which is `w` itself where `w` is already
# fails: parts-test [left-in-the-callers-grad]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        local = w.to(x.device).detach_().requires_grad_()
        local.grad = None
        loss_of(local, x, y).backward()
        total += local.grad.to(w.device)
    return total
