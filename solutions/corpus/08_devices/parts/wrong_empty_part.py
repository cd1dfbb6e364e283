# title: a part without rows has no loss, so it is left out
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        if len(x) == 0:
            continue
        loss = loss_of(w.to(x.device), x, y)
        total = total + torch.autograd.grad(loss, w)[0]
    return total
