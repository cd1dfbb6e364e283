# title: weights by numel over total length
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: unscaled-micro-batches
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    total = sum(len(p) for p in parts)
    for p in parts:
        (loss_of(w, p) * p.numel() / total).backward()
