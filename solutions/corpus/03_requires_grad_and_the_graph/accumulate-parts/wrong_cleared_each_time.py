# title: clears inside the loop
# fails: accumulate-parts-test [accumulation-lost]
# fails: accumulate-parts-hidden [accumulation-lost]
def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    for part in parts:
        w.grad = None
        (loss_of(w, part) * len(part) / total).backward()
