# title: a running mean of the gradients, as for a stream of numbers
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    mean, seen = torch.zeros_like(w).detach(), 0
    for part in parts:
        (g,) = torch.autograd.grad(loss_of(w, part), w)
        seen += len(part)
        mean += (g - mean) / seen
    w.grad = mean
