# title: one gradient for each device, then their sum
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    found = {}
    for x, y in parts:
        (found[x.device],) = torch.autograd.grad(loss_of(w.to(x.device), x, y), w)
    return sum(slope.to(w.device) for slope in found.values())
