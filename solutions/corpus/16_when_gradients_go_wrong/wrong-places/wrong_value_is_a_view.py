# title: moves one copy up, down and back
# fails: wrong-places-hidden [no diagnosis]


def wrong_places(f, x):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    grad = None
    if y.requires_grad:
        (grad,) = torch.autograd.grad(y, leaf, allow_unused=True)
    if grad is None:
        grad = torch.zeros_like(leaf)
    places, step, point = [], 1e-6, x.detach().clone()
    with torch.no_grad():
        for n in range(len(x)):
            before = point[n].item()
            point[n] = before + step
            up = f(point)
            point[n] = before - step
            down = f(point)
            point[n] = before
            slope = (up - down) / (2 * step)
            if not abs(slope - grad[n]) <= 1e-4:
                places.append(n)
    return places
