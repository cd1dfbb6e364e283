# title: converts the network, and puts everything back


def only_noise(net, loss_of):
    kept = [(p, p.data, p.grad) for p in net.parameters()]
    sizes = []
    for convert in (lambda t: t.clone(), lambda t: t.double()):
        for p, values, _ in kept:
            p.grad = None
            p.data = convert(values)
        loss_of(net).backward()
        sizes.append(
            [0.0 if p.grad is None else float(p.grad.abs().max()) for p in net.parameters()]
        )
    for p, values, grad in kept:
        p.grad = None
        p.data = values
        p.grad = grad
    names = [name for name, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes, strict=True) if a > 0 and b < a / 1000]
