# title: a clone that leads back to the caller's x
# fails: wrong-places-test [gradient-in-the-callers-x]
# fails: wrong-places-hidden [gradient-in-the-callers-x]


def wrong_places(f, x):
    mine = x.clone().requires_grad_()
    out = f(mine)
    if out.requires_grad:
        out.backward()
    grad = mine.grad if mine.grad is not None else torch.zeros_like(mine)

    found = []
    with torch.no_grad():
        for i in range(len(x)):
            up, down = x.clone(), x.clone()
            up[i] += 1e-6
            down[i] -= 1e-6
            slope = (f(up) - f(down)) / 2e-6
            if abs(slope.item() - grad[i].item()) > 1e-4:
                found.append(i)
    return found
