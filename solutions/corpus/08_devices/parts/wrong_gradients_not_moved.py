# title: adds gradients on two devices
# fails: parts-test [devices-mixed]
# fails: parts-hidden [devices-mixed]


def gradient_in_parts(loss_of, w, parts):
    total = 0
    for x, y in parts:
        replica = w.detach().to(x.device).requires_grad_()
        total = total + torch.autograd.grad(loss_of(replica, x, y), replica)[0]
    return total
