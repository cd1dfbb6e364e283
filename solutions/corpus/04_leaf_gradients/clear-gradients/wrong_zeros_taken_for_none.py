# title: took a gradient of zeros for none
# fails: clear-gradients-test [none-is-not-zero]

def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None and p.grad.any():
            p.grad = torch.zeros_like(p.grad)
        else:
            p.grad = None
