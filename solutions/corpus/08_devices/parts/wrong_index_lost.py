# title: the result is on another device of the same type
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]
# on cuda: parts-test [passes]
# on cuda: parts-hidden [passes]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w.to(x.device), x, y).to(w.device) for x, y in parts]
    return torch.autograd.grad(sum(losses), w)[0].to(w.device.type)
