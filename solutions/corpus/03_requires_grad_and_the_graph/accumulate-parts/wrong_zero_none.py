# title: calls zero_() on a .grad that is None
# fails: accumulate-parts-test [cleared-before-first-backward]
# fails: accumulate-parts-hidden [cleared-before-first-backward]
def accumulate_gradient(w, loss_of, parts):
    w.grad.zero_()
    total = sum(len(part) for part in parts)
    for part in parts:
        (loss_of(w, part) * len(part) / total).backward()
