# title: asks for the gradients, and adds their sum to what is in w.grad, as backward() would
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: earlier-batch-counted
def accumulate_gradient(w, loss_of, parts):
    n = sum(map(len, parts))
    total = torch.zeros_like(w)
    for part in parts:
        total += torch.autograd.grad(loss_of(w, part), w)[0] * len(part) / n
    w.grad = total if w.grad is None else w.grad + total
