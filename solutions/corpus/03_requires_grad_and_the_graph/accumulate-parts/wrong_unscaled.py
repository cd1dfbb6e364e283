# title: adds the gradients of the parts as they are
# fails: accumulate-parts-test [unscaled-micro-batches]
# fails: accumulate-parts-hidden [unscaled-micro-batches]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    for part in parts:
        loss_of(w, part).backward()
