# title: adds all losses into one number beside w, with +=
# fails: parts-test [devices-mixed]
# fails: parts-hidden [devices-mixed]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros((), device=w.device)
    for x, y in parts:
        total += loss_of(w.to(x.device), x, y)
    (gradient,) = torch.autograd.grad(total, w)
    return gradient
