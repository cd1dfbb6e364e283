# title: The old gradient must not count, so I subtract it when everything is added up
# fails: accumulate-parts-test [old-gradient-became-the-sum]
# fails: accumulate-parts-hidden [old-gradient-became-the-sum]
def accumulate_gradient(w, loss_of, parts):
    old = w.grad
    n = sum(map(len, parts))
    for part in parts:
        (loss_of(w, part) * len(part) / n).backward()
    if old is not None:
        w.grad.sub_(old)
