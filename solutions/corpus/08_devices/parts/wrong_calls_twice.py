# title: skip parts whose loss is not finite
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        if not torch.isfinite(loss_of(w.to(x.device), x, y)):
            continue
        total += torch.autograd.grad(loss_of(w.to(x.device), x, y), w)[0]
    return total
