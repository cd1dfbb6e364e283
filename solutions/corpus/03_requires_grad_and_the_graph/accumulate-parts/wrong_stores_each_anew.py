# title: asks for each part's gradient, and stores it in place of the one before
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: accumulation-lost

def accumulate_gradient(w, loss_of, parts):
    count = sum(len(part) for part in parts)
    for part in parts:
        (w.grad,) = torch.autograd.grad(loss_of(w, part) * len(part) / count, w)
