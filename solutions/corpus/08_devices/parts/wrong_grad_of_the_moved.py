# title: each copy of w collects its own gradient
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        away = w.to(x.device)
        loss_of(away, x, y).backward()
        total = total + away.grad.to(w.device)
    return total.detach()
