# title: in float64, everything below 1e-9 is noise
# fails: only-noise-test [size-is-no-proof]
# fails: only-noise-hidden [size-is-no-proof]


def only_noise(net, loss_of):
    twin = copy.deepcopy(net).double()
    twin.zero_grad()
    loss_of(twin).backward()
    sizes = {n: p.grad.abs().max() for n, p in twin.named_parameters() if p.grad is not None}
    return [n for n, size in sizes.items() if 0 < size < 1e-11]
