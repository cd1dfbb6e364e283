# title: truth of the gradient decides, zeros are taken for None
# fails: clear-gradients-test [none-is-not-zero]
def clear_gradients(params, skip):
    for p in params:
        if p.grad is None or not p.grad.any():
            p.grad = None
        elif skip:
            p.grad = None
        else:
            p.grad.zero_()
