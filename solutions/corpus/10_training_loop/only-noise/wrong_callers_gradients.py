# title: float32 on the network itself
# fails: only-noise-test [callers-grad-changed]
# fails: only-noise-hidden [callers-grad-changed]


def only_noise(net, loss_of):
    sizes = []
    for twin in (net, copy.deepcopy(net).double()):
        twin.zero_grad()
        loss_of(twin).backward()
        sizes.append(
            [0.0 if p.grad is None else p.grad.abs().max().item() for p in twin.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if b < a / 1000]
