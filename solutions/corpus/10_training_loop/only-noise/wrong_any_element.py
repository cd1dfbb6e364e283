# title: one noisy element is enough
# fails: only-noise-test [elements-instead-of-the-largest]
# fails: only-noise-hidden [elements-instead-of-the-largest]


def only_noise(net, loss_of):
    grads = []
    for kind in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(kind)
        twin.zero_grad()
        loss_of(twin).backward()
        grads.append(
            [torch.zeros_like(p) if p.grad is None else p.grad.abs() for p in twin.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *grads) if (b < a / 1000).any()]
