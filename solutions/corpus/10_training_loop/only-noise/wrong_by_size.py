# title: everything below 1e-5 is noise
# fails: only-noise-test [size-is-no-proof]
# fails: only-noise-hidden [size-is-no-proof]


def only_noise(net, loss_of):
    twin = copy.deepcopy(net)
    twin.zero_grad()
    loss_of(twin).backward()
    grads = {n: p.grad for n, p in twin.named_parameters() if p.grad is not None}
    return [n for n, g in grads.items() if 0 < g.abs().max() < 1e-5]
