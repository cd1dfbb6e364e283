# title: multiplies by zero in place, and returns the list
# fails: clear-gradients-test [zero-times-infinity]
# fails: clear-gradients-hidden [zero-times-infinity]


def clear_gradients(params, skip):
    held = filter(lambda p: p.grad is not None, params)
    for p in held:
        if skip:
            setattr(p, "grad", None)
        else:
            p.grad *= 0
    return params
