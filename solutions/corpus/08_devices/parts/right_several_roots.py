# title: one call of grad with losses on several devices


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w.to(x.device), x, y) for x, y in parts]
    (slope,) = torch.autograd.grad(losses, w)
    return slope
