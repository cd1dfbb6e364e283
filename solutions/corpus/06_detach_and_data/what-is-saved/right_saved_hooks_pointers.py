# title: saved_tensors_hooks, and addresses of memory


def what_is_saved(operation, values):
    saved = []

    def pack(t):
        saved.append(t.untyped_storage().data_ptr())
        return t

    x = values.clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        y = operation(x)
    return tuple(t.untyped_storage().data_ptr() in saved for t in (x, y))
