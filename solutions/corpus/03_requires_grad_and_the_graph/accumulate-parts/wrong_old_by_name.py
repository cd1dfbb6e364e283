# title: keeps the old gradient under a name, and stores the difference anew
# fails: accumulate-parts-test [old-gradient-became-the-sum]
# fails: accumulate-parts-hidden [old-gradient-became-the-sum]
def accumulate_gradient(w, loss_of, parts):
    before = w.grad
    n = sum(map(len, parts))
    for part in parts:
        (loss_of(w, part) * len(part) / n).backward()
    if before is not None:
        w.grad = w.grad - before
