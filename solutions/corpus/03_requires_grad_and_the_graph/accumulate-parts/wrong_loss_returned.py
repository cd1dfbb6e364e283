# title: returns the mean loss, and leaves backward() to the caller
# fails: accumulate-parts-test [no-pass-through-the-losses]
# fails: accumulate-parts-hidden [no-pass-through-the-losses]
# never: grad-returned-not-stored
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    samples = sum(map(len, parts))
    return sum(loss_of(w, part) * len(part) / samples for part in parts)
