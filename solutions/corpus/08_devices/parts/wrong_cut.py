# title: moves the loss as a number
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros(1, device=w.device, requires_grad=True) * w
    for x, y in parts:
        total = total + loss_of(w.to(x.device), x, y).item()
    return torch.autograd.grad(total.sum(), w)[0]
