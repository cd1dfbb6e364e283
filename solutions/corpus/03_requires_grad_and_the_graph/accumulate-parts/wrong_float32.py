# title: adds up in zeros that are float32, whatever w is
# fails: accumulate-parts-test [no diagnosis]


def accumulate_gradient(w, loss_of, parts):
    mean = torch.zeros(w.shape, device=w.device)
    total = sum(len(part) for part in parts)
    for part in parts:
        (grad,) = torch.autograd.grad(loss_of(w, part), w)
        mean += grad * (len(part) / total)
    w.grad = mean.to(w.dtype)
