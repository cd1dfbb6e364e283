# title: isclose with its own tolerance
# fails: wrong-places-test [tolerance-grows-with-the-slope]
# fails: wrong-places-hidden [tolerance-grows-with-the-slope]


def wrong_places(f, x):
    leaf = x.detach().clone().requires_grad_()
    y = f(leaf)

    grad = torch.autograd.grad(y, leaf)[0] if y.requires_grad else torch.zeros_like(leaf)
    found = []
    with torch.no_grad():
        for n in range(len(x)):
            move = torch.zeros_like(leaf)
            move[n] = 1e-6
            slope = (f(leaf + move) - f(leaf - move)).item() / 2e-6
            if not torch.isclose(torch.tensor(slope, dtype=torch.float64), grad[n]):
                found.append(n)
    return found
