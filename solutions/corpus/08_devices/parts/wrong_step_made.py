# title: makes a step with the gradient as well
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    slopes = [torch.autograd.grad(loss_of(w.to(x.device), x, y), w)[0] for x, y in parts]
    w.data -= sum(slopes)
    return sum(slopes)
