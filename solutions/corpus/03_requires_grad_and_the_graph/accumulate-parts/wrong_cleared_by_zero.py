# title: clears the old gradient by multiplying with 0
# fails: accumulate-parts-test [old-gradient-in-arithmetic]
# fails: accumulate-parts-hidden [old-gradient-in-arithmetic]

def accumulate_gradient(w, loss_of, parts):
    if w.grad is not None:
        w.grad *= 0
    count = sum(map(len, parts))
    for part in parts:
        (loss_of(w, part) * len(part) / count).backward()
