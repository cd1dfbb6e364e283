# title: assigns the number 0
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    for p in params:
        if p.grad is not None:
            p.grad = None if skip else 0.0
