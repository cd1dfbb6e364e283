# title: divides the summed losses by the number of all samples
def accumulate_gradient(w, loss_of, parts):
    if w.grad is not None:
        w.grad.zero_()
    total = sum(map(len, parts))
    for part in parts:
        summed = loss_of(w, part) * len(part)
        (summed / total).backward()
