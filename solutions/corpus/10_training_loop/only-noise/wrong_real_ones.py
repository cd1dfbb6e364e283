# title: lists the real gradients
# fails: only-noise-test [real-ones-listed]
# fails: only-noise-hidden [real-ones-listed]


def only_noise(net, loss_of):
    sizes = []
    for kind in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(kind)
        twin.zero_grad()
        loss_of(twin).backward()
        sizes.append(
            [0.0 if p.grad is None else p.grad.abs().max().item() for p in twin.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if a and b >= a / 1000]
