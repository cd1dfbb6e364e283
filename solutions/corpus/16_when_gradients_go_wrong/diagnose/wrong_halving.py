# title: searches the bad tensor by halving, as in the lesson
# fails: diagnose-test [no diagnosis]


def diagnose(loss, tensors):
    for name, t in tensors.items():
        if not t.isfinite().all():
            return ("value", name)
    if not loss.isfinite().all():
        return ("value", "loss")
    names = list(tensors)

    def kind(name):
        t = tensors[name]
        if not (loss.requires_grad and t.requires_grad):
            return "None"
        (g,) = torch.autograd.grad(loss, [t], allow_unused=True, retain_graph=True)
        if g is None:
            return "None"
        if not g.isfinite().all():
            return "not finite"
        return "fine" if g.any() else "zero"

    bad, good = -1, len(names)
    while good - bad > 1:
        middle = (bad + good) // 2
        if kind(names[middle]) == "fine":
            good = middle
        else:
            bad = middle
    if bad == -1:
        return ("fine", None)
    return (kind(names[bad]), names[bad])
