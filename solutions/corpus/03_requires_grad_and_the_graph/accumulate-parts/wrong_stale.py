# title: keeps the gradient of the earlier batch
# fails: accumulate-parts-test [accumulated-gradient]
# fails: accumulate-parts-hidden [accumulated-gradient]
def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    for part in parts:
        (loss_of(w, part) * len(part) / total).backward()
