# title: everything goes through float32
# fails: ask-for-gradient-test [no diagnosis]
def ask_for_gradient(values):
    single = values.detach().float()
    x = single.to(values.dtype) if values.is_floating_point() else single
    return x.clone().requires_grad_()
