# title: a new record has to be better by a margin, as early stopping has it
# fails: keep-best-test [no diagnosis]
def keep_best(w, loss_of, lr, steps, margin=1e-3):
    lowest = None
    for _ in range(steps):
        here = loss_of(w)
        if lowest is None or here.item() < lowest - margin:
            lowest, champion = here.item(), w.detach().clone()
        (direction,) = torch.autograd.grad(here, w)
        with torch.no_grad():
            w.sub_(lr * direction)
    return champion
