# title: listens to what is saved


def what_is_saved(operation, values):
    saved = []

    def pack(tensor):
        saved.append(tensor.untyped_storage().data_ptr())
        return tensor

    x = values.detach().clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        y = operation(x)
    return tuple(t.untyped_storage().data_ptr() in saved for t in (x, y))
