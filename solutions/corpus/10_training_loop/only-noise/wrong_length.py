# title: compares the lengths of the gradients in place of their largest elements
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
        if q.grad.norm() < p.grad.double().norm() / 1000:
            names.append(name)
    return names
