# title: weighs all with the length of the first part
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    n = sum(len(p) for p in parts)
    size = len(parts[0])
    for p in parts:
        (loss_of(w, p) * size / n).backward()
