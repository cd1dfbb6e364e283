# title: moves the data instead
# fails: parts-test [data-moved-to-the-weights]
# fails: parts-hidden [data-moved-to-the-weights]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w, x.to(w.device), y.to(w.device)) for x, y in parts]
    return torch.autograd.grad(sum(losses), w)[0]
