# title: a copy for each element type, by copy.copy()
# fails: only-noise-test [callers-net-converted]
# fails: only-noise-hidden [callers-net-converted]


def only_noise(net, loss_of):
    sizes = []
    for kind in (torch.float32, torch.float64):
        twin = copy.copy(net).to(kind)
        weights = list(twin.parameters())
        slopes = torch.autograd.grad(loss_of(twin), weights, allow_unused=True)
        sizes.append([0.0 if slope is None else slope.abs().max().item() for slope in slopes])
    names = [name for name, _ in net.named_parameters()]
    return [name for name, a, b in zip(names, *sizes) if b < a / 1000]
