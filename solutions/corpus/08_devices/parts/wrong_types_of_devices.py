# title: moves the weights only to another type of device
# fails: parts-test [devices-mixed]
# on cuda: parts-test [passes]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w, requires_grad=False)
    for x, y in parts:
        here = w if w.device.type == x.device.type else w.to(x.device)
        (slope,) = torch.autograd.grad(loss_of(here, x, y), w)
        total += slope
    return total
