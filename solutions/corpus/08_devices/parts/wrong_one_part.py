# title: a single part needs no moves
# fails: parts-test [devices-mixed]


def gradient_in_parts(loss_of, w, parts):
    if len(parts) == 1:
        x, y = parts[0]
        return torch.autograd.grad(loss_of(w, x, y), w)[0]
    total = 0
    for x, y in parts:
        total = total + loss_of(w.to(x.device), x, y).to(w.device)
    return torch.autograd.grad(total, w)[0]
