# title: isclose with the atol that is asked for, and the rtol that it has
# fails: wrong-places-test [tolerance-grows-with-the-slope]
# fails: wrong-places-hidden [tolerance-grows-with-the-slope]
def wrong_places(f, x):
    tiny = 1e-6
    t = x.detach().clone().requires_grad_()
    y = f(t)
    grad = None
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, t, allow_unused=True)
    if grad is None:
        grad = torch.zeros_like(x)
    seen = torch.zeros_like(grad)
    for i in range(len(x)):
        step = torch.zeros_like(grad)
        step[i] = tiny
        with torch.no_grad():
            seen[i] = (f(x + step).item() - f(x - step).item()) / (2 * tiny)
    same = torch.isclose(grad, seen, atol=1e-4)
    return (~same).nonzero().flatten().tolist()
