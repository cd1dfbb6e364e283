# title: compares the means of the gradients
# fails: only-noise-test [as-large-in-float64]
# fails: only-noise-hidden [as-large-in-float64]


def only_noise(net, loss_of):
    sizes = []
    for kind in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(kind)
        twin.zero_grad()
        loss_of(twin).backward()
        sizes.append(
            [0.0 if p.grad is None else abs(p.grad.mean().item()) for p in twin.parameters()]
        )
    names = [n for n, _ in net.named_parameters()]
    return [n for n, a, b in zip(names, *sizes) if abs(a - b) > 1e-9 * abs(a)]
