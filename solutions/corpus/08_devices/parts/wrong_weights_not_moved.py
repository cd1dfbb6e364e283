# title: uses the weights where they are
# fails: parts-test [devices-mixed]
# fails: parts-hidden [devices-mixed]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w, x, y) for x, y in parts]
    return torch.autograd.grad(sum(losses), w)[0]
