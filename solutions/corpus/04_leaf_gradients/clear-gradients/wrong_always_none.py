# title: always None, so momentum stops although it should go on
# fails: clear-gradients-test [none-is-not-zero]
# fails: clear-gradients-hidden [none-is-not-zero]


def clear_gradients(params, skip):
    for p in params:
        p.grad = None
