# title: keeps the gradient of the earlier batch
# fails: accumulate-parts-test [earlier-batch-counted]
# fails: accumulate-parts-hidden [earlier-batch-counted]
def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    for part in parts:
        (loss_of(w, part) * len(part) / total).backward()
