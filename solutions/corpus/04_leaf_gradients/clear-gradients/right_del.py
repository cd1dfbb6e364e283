# title: del, and a comprehension for the zeros


def clear_gradients(params, skip):
    if not skip:
        [p.grad.zero_() for p in params if p.grad is not None]
        return
    for p in params:
        del p.grad
