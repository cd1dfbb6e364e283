# title: goes through the parts as a set
# fails: parts-test [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w.to(x.device), x, y).to(w.device) for x, y in set(parts)]
    (slope,) = torch.autograd.grad(sum(losses), w)
    return slope
