# title: clears within the loop
# fails: accumulate-parts-test [accumulation-lost]
# fails: accumulate-parts-hidden [accumulation-lost]
def accumulate_gradient(w, loss_of, parts):
    n = sum(map(len, parts))
    for part in parts:
        w.grad = None
        loss = len(part) / n * loss_of(w, part)
        loss.backward()
