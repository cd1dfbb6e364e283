# title: adds losses on two devices
# fails: parts-hidden [devices-mixed]
# on cuda: parts-hidden [passes]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w.to(x.device), x, y) for x, y in parts]
    return torch.autograd.grad(sum(losses), w)[0]
