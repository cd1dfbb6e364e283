# title: moves one tensor on and on, so earlier elements stay moved
# never: numeric-step-too-large
# fails: wrong-places-test [several-elements-moved]
# fails: wrong-places-hidden [several-elements-moved]
def wrong_places(f, x):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    ours = torch.zeros_like(leaf)
    if y.requires_grad:
        (ours,) = torch.autograd.grad(y, leaf, materialize_grads=True)
    found, moved = [], x.detach().clone()
    for i in range(len(x)):
        moved[i] += 1e-2
        up = f(moved).item()
        moved[i] -= 2e-2
        if abs((up - f(moved).item()) / 2e-2 - ours[i].item()) > 1e-4:
            found.append(i)
    return found
