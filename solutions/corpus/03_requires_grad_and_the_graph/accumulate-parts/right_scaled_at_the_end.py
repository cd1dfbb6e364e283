# title: collects sums and divides .grad at the end
def accumulate_gradient(w, loss_of, parts):
    w.grad, seen = None, 0
    for part in parts:
        (len(part) * loss_of(w, part)).backward()
        seen += len(part)
    w.grad /= seen
