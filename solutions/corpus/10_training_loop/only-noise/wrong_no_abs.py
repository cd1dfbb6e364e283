# title: max without abs
# fails: only-noise-test [largest-without-abs]
# fails: only-noise-hidden [largest-without-abs]


def only_noise(net, loss_of):
    res = {}
    for d in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(d)
        twin.zero_grad()
        loss_of(twin).backward()
        for n, p in twin.named_parameters():
            res.setdefault(n, []).append(0.0 if p.grad is None else p.grad.max().item())
    return [n for n, (a, b) in res.items() if a != 0 and b < a / 1000]
