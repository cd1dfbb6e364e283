# title: share upside down
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    total = sum(len(p) for p in parts)
    w.grad = None
    for p in parts:
        (loss_of(w, p) / len(p) * total).backward()
