# title: takes anything saved for the input
# fails: what-is-saved-test [no diagnosis]
# fails: what-is-saved-hidden [no diagnosis]


def what_is_saved(operation, values):
    y = operation(values.clone().requires_grad_())
    saved = [name for name in dir(y.grad_fn) if name.startswith("_saved_self")]
    return bool(saved), "_saved_result" in dir(y.grad_fn) and not saved
