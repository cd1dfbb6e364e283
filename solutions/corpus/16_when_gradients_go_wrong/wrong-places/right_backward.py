# title: backward() on a leaf of its own


def wrong_places(f, x):
    own = x.detach().clone().requires_grad_(True)
    y = f(own)
    if y.requires_grad:
        y.backward()
    grad = own.grad if own.grad is not None else torch.zeros_like(own)
    out = []
    for i in range(own.numel()):
        up, down = own.detach().clone(), own.detach().clone()
        up[i] += 1e-6
        down[i] -= 1e-6
        slope = (float(f(up)) - float(f(down))) / 2e-6
        if not abs(slope - float(grad[i])) <= 1e-4:
            out.append(i)
    return out
