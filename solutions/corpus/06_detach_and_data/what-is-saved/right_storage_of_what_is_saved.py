# title: compares storages of what saved_tensors_hooks catches

import torch
def what_is_saved(operation, values):
    kept = []
    x = values.clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(lambda t: kept.append(t) or t, lambda t: t):
        y = operation(x)
    def among(t):
        return any(k.untyped_storage().data_ptr() == t.untyped_storage().data_ptr() for k in kept)
    return among(x), among(y)
