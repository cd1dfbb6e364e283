# title: keeps a history but retains the gradient, so it can be read in x.grad
def ask_for_gradient(values):
    start = values.clone() if values.is_floating_point() else values.to(torch.float32)
    start.requires_grad_(True)
    x = start * 1
    x.retain_grad()
    return x
