# title: asks for the gradient before the move
# fails: parts-test [leaf-lost-at-creation]
# fails: parts-hidden [leaf-lost-at-creation]


def gradient_in_parts(loss_of, w, parts):
    total = torch.zeros_like(w)
    for x, y in parts:
        local = w.detach().clone().requires_grad_().to(x.device)
        loss_of(local, x, y).backward()
        total += local.grad.to(w.device)
    return total
