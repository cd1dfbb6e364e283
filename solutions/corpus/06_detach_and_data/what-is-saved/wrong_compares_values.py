# title: knows what was saved by its numbers, not by its memory
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    saved = []

    def pack(t):
        saved.append(t.detach().clone())
        return t

    x = values.clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        y = operation(x)

    def among_saved(t):
        alike = [s for s in saved if s.shape == t.shape and s.dtype == t.dtype]
        return any(torch.equal(s, t.detach()) for s in alike)

    return among_saved(x), among_saved(y)
