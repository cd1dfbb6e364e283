# title: asks each element for itself
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    a, b = copy.deepcopy(net), copy.deepcopy(net).double()
    loss_of(a).backward()
    loss_of(b).backward()
    found = []
    for (name, p), q in zip(a.named_parameters(), b.parameters()):
        if p.grad is not None and p.grad.any():
            if (q.grad.abs() < p.grad.abs().double() / 1000).all():
                found.append(name)
    return found
