# title: a leaf on each device, gradients moved back


def gradient_in_parts(loss_of, w, parts):
    total = 0
    for x, y in parts:
        replica = w.detach().to(x.device).requires_grad_()
        loss_of(replica, x, y).backward()
        total = total + replica.grad.to(w.device)
    return total
