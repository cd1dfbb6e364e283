# title: all at once, then a loop


def diagnose(loss, tensors):
    names, values = list(tensors), list(tensors.values())
    finite = [bool(torch.isfinite(t).all()) for t in values + [loss]]
    if not all(finite):
        return "value", (names + ["loss"])[finite.index(False)]
    asked = [t for t in values if t.requires_grad]
    found = [None] * len(asked)
    if loss.requires_grad and asked:
        found = torch.autograd.grad(loss, asked, retain_graph=True, allow_unused=True)
    by_id = {id(t): g for t, g in zip(asked, found)}
    for name, t in reversed(list(zip(names, values))):
        g = by_id.get(id(t))
        kind = "None" if g is None else "not finite" if not g.isfinite().all() else "zero" if not g.any() else ""
        if kind:
            return kind, name
    return "fine", None
