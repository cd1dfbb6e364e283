# title: divides by the number of columns, which it takes for the number of parts
# fails: accumulate-parts-test [no diagnosis]
# fails: accumulate-parts-hidden [no diagnosis]
# never: parts-weighed-equally
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    for part in parts:
        (loss_of(w, part) / part.shape[-1]).backward()
