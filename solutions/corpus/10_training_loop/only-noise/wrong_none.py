# title: a gradient of None
# fails: only-noise-test [none-is-no-tensor]
# fails: only-noise-hidden [none-is-no-tensor]


def only_noise(net, loss_of):
    sizes = []
    for kind in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(kind)
        twin.zero_grad()
        loss_of(twin).backward()
        sizes.append([p.grad.abs().max().item() for p in twin.parameters()])
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if b < a / 1000]
