# title: `to` makes no copy where `w` is already: its `.grad` is added again and again
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        local = w.to(x.device).requires_grad_()
        loss_of(local, x, y).backward()
        total += local.grad.to(w.device)
    return total
