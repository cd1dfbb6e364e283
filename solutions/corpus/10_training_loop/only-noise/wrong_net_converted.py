# title: the caller's network becomes double
# fails: only-noise-test [callers-net-converted]
# fails: only-noise-hidden [callers-net-converted]


def only_noise(net, loss_of):
    sizes = []
    for kind in (torch.float32, torch.float64):
        net.to(kind).zero_grad()
        loss_of(net).backward()
        sizes.append(
            [0.0 if p.grad is None else p.grad.abs().max().item() for p in net.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if b < a / 1000]
