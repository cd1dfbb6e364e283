# title: adds up Python numbers
# fails: accumulate-parts-test [number-instead-of-tensor]
# fails: accumulate-parts-hidden [number-instead-of-tensor]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    total = sum(len(part) for part in parts)
    mean = 0.0
    for part in parts:
        mean += loss_of(w, part).item() * len(part) / total
    mean.backward()
