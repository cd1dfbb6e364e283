# title: the total of samples grows inside the loop
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    total = 0
    for part in parts:
        total += len(part)
        (loss_of(w, part) * len(part) / total).backward()
