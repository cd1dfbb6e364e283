# title: A float is never compared with 0 exactly, so below 1e-12 I count it as 0.
# fails: only-noise-test [size-is-no-proof]
# fails: only-noise-hidden [size-is-no-proof]


def only_noise(net, loss_of):
    sizes = {}
    for dtype in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(dtype)
        twin.zero_grad()
        loss_of(twin).backward()
        for name, p in twin.named_parameters():
            size = 0.0 if p.grad is None else p.grad.abs().max().item()
            sizes.setdefault(name, []).append(size)
    return [name for name, (a, b) in sizes.items() if a > 1e-12 and b / a < 0.001]
