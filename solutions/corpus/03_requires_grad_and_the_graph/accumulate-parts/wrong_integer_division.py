# title: divides with //, so each share is 0
# fails: accumulate-parts-test [loss-times-zero]
# fails: accumulate-parts-hidden [loss-times-zero]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    count = sum(len(part) for part in parts)
    for part in parts:
        weight = len(part) // count
        loss = weight * loss_of(w, part)
        loss.backward()
