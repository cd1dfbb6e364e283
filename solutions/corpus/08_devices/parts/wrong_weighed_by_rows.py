# title: weighs each part with its share of the rows
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    rows = sum(x.shape[0] for x, _ in parts)
    total = torch.zeros_like(w)
    for x, y in parts:
        there = w.detach().to(x.device).requires_grad_()
        loss = loss_of(there, x, y) * (x.shape[0] / rows)
        total += torch.autograd.grad(loss, there)[0].to(w.device)
    return total
