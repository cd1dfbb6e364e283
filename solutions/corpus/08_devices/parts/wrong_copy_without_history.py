# title: gives the loss a new leaf in place of w, and then asks for the gradient of w
# fails: parts-test [loss-of-another-copy]
# fails: parts-hidden [loss-of-another-copy]


def gradient_in_parts(loss_of, w, parts):
    total = 0
    for x, y in parts:
        beside = w.detach().to(x.device).requires_grad_()
        total = total + loss_of(beside, x, y).to(w.device)
    (slope,) = torch.autograd.grad(total, w)
    return slope
