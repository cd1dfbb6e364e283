# title: returns the gradient instead of storing it
# fails: accumulate-parts-test [grad-returned-not-stored]
# fails: accumulate-parts-hidden [grad-returned-not-stored]
def accumulate_gradient(w, loss_of, parts):
    total = sum(len(part) for part in parts)
    w.grad = None
    gradient = 0
    for part in parts:
        (g,) = torch.autograd.grad(loss_of(w, part), w)
        gradient = gradient + g * len(part) / total
    return gradient
