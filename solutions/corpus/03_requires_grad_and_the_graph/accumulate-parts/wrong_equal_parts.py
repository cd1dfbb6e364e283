# title: divides by the number of parts
# fails: accumulate-parts-test [parts-weighed-equally]
# fails: accumulate-parts-hidden [parts-weighed-equally]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    for part in parts:
        (loss_of(w, part) / len(parts)).backward()
