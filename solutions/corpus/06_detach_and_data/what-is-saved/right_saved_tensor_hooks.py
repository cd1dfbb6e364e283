# title: looked at what is packed

def what_is_saved(operation, values):
    packed = []

    def pack(t):
        packed.append(t.untyped_storage().data_ptr())
        return t

    x = values.clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda t: t):
        y = operation(x)
    pointers = set(packed)
    return tuple(t.untyped_storage().data_ptr() in pointers for t in (x, y))
