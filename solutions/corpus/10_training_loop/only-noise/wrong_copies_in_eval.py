# title: looks at copies in evaluation mode
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    a = copy.deepcopy(net).eval()
    b = copy.deepcopy(net).eval().double()
    loss_of(a).backward()
    loss_of(b).backward()
    found = []
    for (name, p), q in zip(a.named_parameters(), b.parameters()):
        if p.grad is None or not p.grad.any():
            continue
        if q.grad.abs().max() < p.grad.abs().max() / 1000:
            found.append(name)
    return found
