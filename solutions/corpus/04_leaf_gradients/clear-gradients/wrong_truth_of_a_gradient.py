# title: if p.grad: is the short form for "has a gradient"
# fails: clear-gradients-test [truth-of-a-gradient]
# fails: clear-gradients-hidden [truth-of-a-gradient]
def clear_gradients(params, skip):
    if skip:
        for p in params:
            p.grad = None
        return
    for p in params:
        if p.grad:
            p.grad.zero_()
