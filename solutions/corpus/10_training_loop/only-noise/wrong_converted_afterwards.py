# title: converts the float32 gradients
# fails: only-noise-test [never-computed-in-float64]
# fails: only-noise-hidden [never-computed-in-float64]


def only_noise(net, loss_of):
    twin = copy.deepcopy(net)
    twin.zero_grad()
    loss_of(twin).backward()
    found = []
    for n, p in twin.named_parameters():
        if p.grad is not None and p.grad.double().abs().max() < p.grad.abs().max() / 1000:
            found.append(n)
    return found
