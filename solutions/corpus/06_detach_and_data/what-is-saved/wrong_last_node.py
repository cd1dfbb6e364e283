# title: looked at what the last node has saved
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    node = y.grad_fn
    kept = [getattr(node, name) for name in dir(node) if name.startswith("_saved_")]
    places = {one.data_ptr() for one in kept if isinstance(one, torch.Tensor)}
    return x.data_ptr() in places, y.data_ptr() in places
