# title: calls zero_() on a .grad that is None
# fails: accumulate-parts-test [nothing-to-zero-yet]
# fails: accumulate-parts-hidden [nothing-to-zero-yet]
def accumulate_gradient(w, loss_of, parts):
    w.grad.zero_()
    total = sum(len(part) for part in parts)
    for part in parts:
        (loss_of(w, part) * len(part) / total).backward()
