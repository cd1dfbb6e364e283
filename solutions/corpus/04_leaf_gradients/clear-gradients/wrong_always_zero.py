# title: always zeros, so the next step does not skip
# fails: clear-gradients-test [none-is-not-zero]
# fails: clear-gradients-hidden [none-is-not-zero]


def clear_gradients(params, skip):
    for p in params:
        if p.grad is not None:
            p.grad.zero_()
