# title: compares with bfloat16
# fails: only-noise-test [never-computed-in-float64]
# fails: only-noise-hidden [never-computed-in-float64]


def only_noise(net, loss_of):
    res = {}
    for d in (torch.float32, torch.bfloat16):
        twin = copy.deepcopy(net).to(d)
        twin.zero_grad()
        loss_of(twin).backward()
        for n, p in twin.named_parameters():
            res.setdefault(n, []).append(0.0 if p.grad is None else p.grad.abs().max().item())
    return [n for n, (a, b) in res.items() if a < b / 1000]
