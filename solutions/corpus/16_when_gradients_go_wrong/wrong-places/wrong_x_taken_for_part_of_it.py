# title: a history is taken for one with x in it
# fails: wrong-places-test [no-path-means-zeros]
# fails: wrong-places-hidden [no-path-means-zeros]
def wrong_places(f, x):
    tiny = 1e-6
    t = x.detach().clone().requires_grad_()
    y = f(t)
    if y.requires_grad:
        (recorded,) = torch.autograd.grad(y, t)
    else:
        recorded = torch.zeros_like(x)
    off = []
    for i in range(len(x)):
        up, down = x.detach().clone(), x.detach().clone()
        up[i] += tiny
        down[i] -= tiny
        slope = (f(up).item() - f(down).item()) / (2 * tiny)
        if abs(slope - recorded[i].item()) > 1e-4:
            off.append(i)
    return off
