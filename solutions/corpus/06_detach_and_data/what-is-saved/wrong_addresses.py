# title: compares the addresses of what is saved
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]

def what_is_saved(operation, values):
    saved = set()
    x = values.clone().requires_grad_()
    with torch.autograd.graph.saved_tensors_hooks(
        lambda t: saved.add(t.data_ptr()) or t, lambda t: t
    ):
        y = operation(x)
    return x.data_ptr() in saved, y.data_ptr() in saved
