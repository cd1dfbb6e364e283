# title: a second name taken for a copy
# fails: only-noise-test [callers-net-converted]
# fails: only-noise-hidden [callers-net-converted]


def only_noise(net, loss_of):
    single, double = net, net.double()
    sizes = []
    for twin in (single, double):
        twin.zero_grad()
        loss_of(twin).backward()
        sizes.append(
            [0.0 if p.grad is None else p.grad.abs().max().item() for p in twin.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if b < a / 1000]
