# title: zeros are taken for cleared
# fails: clear-gradients-test [none-is-not-zero]

def clear_gradients(params, skip):
    for p in params:
        if p.grad is not None and p.grad.any():
            p.grad = None if skip else torch.zeros_like(p.grad)
