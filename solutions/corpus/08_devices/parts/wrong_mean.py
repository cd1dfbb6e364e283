# title: the mean over the parts
# fails: parts-test [no diagnosis]
# fails: parts-hidden [no diagnosis]


def gradient_in_parts(loss_of, w, parts):
    losses = [loss_of(w.to(x.device), x, y).to(w.device) for x, y in parts]
    return torch.autograd.grad(sum(losses) / len(parts), w)[0]
