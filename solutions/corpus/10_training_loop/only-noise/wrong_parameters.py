# title: returns parameters, not names
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    res = []
    one, two = copy.deepcopy(net), copy.deepcopy(net).double()
    one.zero_grad(); two.zero_grad()
    loss_of(one).backward()
    loss_of(two).backward()
    for p, a, b in zip(net.parameters(), one.parameters(), two.parameters()):
        if a.grad is not None and b.grad.abs().max() < a.grad.abs().max() / 1000:
            res.append(p)
    return res
