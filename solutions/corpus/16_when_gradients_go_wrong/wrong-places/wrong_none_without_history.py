# title: no history, so nothing is wrong
# fails: wrong-places-test [history-decides-alone]
# fails: wrong-places-hidden [history-decides-alone]
# never: recorded-slope-trusted


def wrong_places(f, x):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)
    if not y.requires_grad:
        return []

    grad = torch.autograd.grad(y, leaf)[0] if y.requires_grad else torch.zeros_like(leaf)
    found = []
    with torch.no_grad():
        for n in range(len(x)):
            move = torch.zeros_like(leaf)
            move[n] = 1e-6
            slope = (f(leaf + move) - f(leaf - move)).item() / 2e-6
            if abs(slope - grad[n].item()) > 1e-4:
                found.append(n)
    return found
