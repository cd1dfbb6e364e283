# title: first the losses of all parts, then one backward for each
# fails: accumulate-parts-test [parts-wait-together]
# fails: accumulate-parts-hidden [parts-wait-together]

def accumulate_gradient(w, loss_of, parts):
    count = sum(len(part) for part in parts)
    losses = [loss_of(w, part) * len(part) / count for part in parts]
    w.grad = None
    for loss in losses:
        loss.backward()
