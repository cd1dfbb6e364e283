# title: takes the parts off the caller's list
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    slope = torch.zeros_like(w)
    while parts:
        x, y = parts.pop()
        slope += torch.autograd.grad(loss_of(w.to(x.device), x, y), w)[0]
    return slope
