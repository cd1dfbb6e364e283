# title: the two ways exchanged
# fails: clear-gradients-test [none-is-not-zero]
# fails: clear-gradients-hidden [none-is-not-zero]


def clear_gradients(params, skip):
    for p in params:
        if not skip:
            p.grad = None
        elif p.grad is not None:
            p.grad.zero_()
