# title: walks through the graph and compares the addresses of what its nodes have saved
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    x = values.clone().requires_grad_()
    y = operation(x)
    addresses, waiting = set(), [y.grad_fn]
    while waiting:
        node = waiting.pop()
        for name in dir(node) if node is not None else []:
            if name.startswith("_saved_") and isinstance(getattr(node, name), torch.Tensor):
                addresses.add(getattr(node, name).data_ptr())
        waiting += [following for following, _ in node.next_functions] if node is not None else []
    return x.data_ptr() in addresses, y.data_ptr() in addresses
