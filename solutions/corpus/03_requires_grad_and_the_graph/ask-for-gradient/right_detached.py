# title: detach shares memory
def ask_for_gradient(values):
    x = values.detach() if values.is_floating_point() else values.float()
    x.requires_grad = True
    return x
