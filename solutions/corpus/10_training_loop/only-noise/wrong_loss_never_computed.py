# title: reads gradients that nobody has computed
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    twin, exact = copy.deepcopy(net), copy.deepcopy(net).double()
    found = []
    for (name, p), q in zip(twin.named_parameters(), exact.parameters()):
        if p.grad is not None and 0 < p.grad.abs().max() and q.grad.abs().max() < p.grad.abs().max() / 1000:
            found.append(name)
    return found
