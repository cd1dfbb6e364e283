# title: a short step to one side, and no absolute value
# never: one-sided-slope
# fails: wrong-places-test [difference-without-abs]
# fails: wrong-places-hidden [difference-without-abs]
def wrong_places(f, x):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    ours = torch.zeros_like(leaf)
    if y.requires_grad:
        (ours,) = torch.autograd.grad(y, leaf, materialize_grads=True)
    found = []
    for i in range(len(x)):
        up = x.detach().clone()
        up[i] += 1e-7
        if (f(up) - y).item() / 1e-7 - ours[i].item() > 1e-4:
            found.append(i)
    return found
