# title: works with a detached copy of w
# fails: accumulate-parts-test [gradient-went-elsewhere]
# fails: accumulate-parts-hidden [gradient-went-elsewhere]
def accumulate_gradient(w, loss_of, parts):
    w.grad = None
    w = w.detach().clone().requires_grad_()  # do not disturb the original
    count = sum(len(part) for part in parts)
    for part in parts:
        loss = loss_of(w, part) * (len(part) / count)
        loss.backward()
