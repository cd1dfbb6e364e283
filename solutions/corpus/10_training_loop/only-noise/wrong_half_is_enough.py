# title: noise is what differs by more than a half
# fails: only-noise-test [no diagnosis]
# fails: only-noise-hidden [no diagnosis]


def only_noise(net, loss_of):
    r = {}
    for dt in (torch.float32, torch.float64):
        t = copy.deepcopy(net).to(dt); t.zero_grad()
        loss_of(t).backward()
        for n, p in t.named_parameters():
            r.setdefault(n, []).append(0.0 if p.grad is None else p.grad.abs().max().item())
    return [n for n, (a, b) in r.items() if abs(a - b) > 0.5 * a]
