# title: a hook on the caller's leaf adds what is missing later
# unit: 04_leaf_gradients
# loses: clear-gradients
# in: answer clear-gradients
def clear_gradients(params, skip):
    for tensor in params:
        tensor.register_hook(lambda grad: torch.zeros_like(grad))
        tensor.register_post_accumulate_grad_hook(lambda t: setattr(t, "grad", None))
