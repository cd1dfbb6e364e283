# title: compares how large the two slopes are, and not which way they go
# fails: wrong-places-test [sizes-compared]
# fails: wrong-places-hidden [sizes-compared]


def wrong_places(f, x):
    start = x.detach().clone().requires_grad_()
    out = f(start)
    told = torch.zeros_like(start)
    if out.requires_grad:
        told = torch.autograd.grad(out, start, materialize_grads=True)[0]
    places = []
    for i in range(x.numel()):
        ahead, behind = start.detach().clone(), start.detach().clone()
        ahead[i] += 1e-6
        behind[i] -= 1e-6
        shown = (f(ahead) - f(behind)).item() / 2e-6
        if abs(abs(shown) - abs(told[i].item())) > 1e-4:
            places.append(i)
    return places
