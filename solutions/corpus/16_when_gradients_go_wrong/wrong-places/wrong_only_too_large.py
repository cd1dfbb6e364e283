# title: no absolute value, the other way round
# fails: wrong-places-test [difference-without-abs]
# fails: wrong-places-hidden [difference-without-abs]
def wrong_places(f, x):
    tiny = 1e-6
    mine = x.detach().clone().requires_grad_(True)
    y = f(mine)
    told = None
    if y.requires_grad:
        told = torch.autograd.grad(y, mine, allow_unused=True)[0]
    if told is None:
        told = torch.zeros_like(mine)
    bad = []
    for i in range(len(x)):
        ahead, back = x.detach().clone(), x.detach().clone()
        ahead[i] += tiny
        back[i] -= tiny
        shown = (f(ahead).item() - f(back).item()) / (2 * tiny)
        if told[i].item() - shown > 1e-4:
            bad.append(i)
    return bad
