# title: gives zeros to tensors that never had a gradient
# fails: clear-gradients-test [none-is-not-zero]
# fails: clear-gradients-hidden [none-is-not-zero]


def clear_gradients(params, skip):
    for p in params:
        p.grad = None if skip else torch.zeros_like(p)
