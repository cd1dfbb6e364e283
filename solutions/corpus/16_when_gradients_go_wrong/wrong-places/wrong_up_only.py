# title: up only, by 1e-5
# fails: wrong-places-test [one-sided-slope]
# fails: wrong-places-hidden [one-sided-slope]
def wrong_places(f, x):
    tiny = 1e-5
    t = x.detach().clone().requires_grad_()
    y = f(t)
    grad = None
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, t, allow_unused=True)
    if grad is None:
        grad = torch.zeros_like(x)
    off = []
    for i in range(len(x)):
        moved = x.detach().clone()
        moved[i] += tiny
        slope = (f(moved).item() - y.item()) / tiny
        if abs(slope - grad[i].item()) > 1e-4:
            off.append(i)
    return off
