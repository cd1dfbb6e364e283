# title: leaves out the parts whose loss is 0
# fails: parts-test [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w, requires_grad=False)
    for x, y in parts:
        loss = loss_of(w.to(x.device), x, y)
        if loss.item() == 0:
            continue
        (slope,) = torch.autograd.grad(loss, w)
        total += slope
    return total
