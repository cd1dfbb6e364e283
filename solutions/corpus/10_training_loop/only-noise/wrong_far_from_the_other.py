# title: noise is what changes by more than 999 thousandths between the two element types
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    one, two = copy.deepcopy(net), copy.deepcopy(net).double()
    for twin in (one, two):
        twin.zero_grad()
        loss_of(twin).backward()
    names = []
    for (name, p), q in zip(one.named_parameters(), two.parameters()):
        if p.grad is None or not p.grad.any():
            continue
        coarse = p.grad.double()
        if (coarse - q.grad).abs().max() > 0.999 * coarse.abs().max():
            names.append(name)
    return names
