# title: collects the losses first, then runs backward() on each
# fails: accumulate-parts-test [parts-wait-together]
# fails: accumulate-parts-hidden [parts-wait-together]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    samples = sum(map(len, parts))
    losses = [loss_of(w, part) * len(part) / samples for part in parts]
    for loss in losses:
        loss.backward()
