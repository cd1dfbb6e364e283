# title: the last part only
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    for x, y in parts:
        slope = torch.autograd.grad(loss_of(w.to(x.device), x, y), w)[0]
    return slope
