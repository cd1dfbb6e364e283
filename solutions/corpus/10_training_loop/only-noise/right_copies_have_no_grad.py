# title: a deep copy of a parameter has no .grad, so nothing is cleared


def only_noise(net, loss_of):
    res = {}
    for d in (torch.float32, torch.float64):
        twin = copy.deepcopy(net).to(d)
        loss_of(twin).backward()
        for n, p in twin.named_parameters():
            res.setdefault(n, []).append(0.0 if p.grad is None else p.grad.abs().max().item())
    return [n for n, (a, b) in res.items() if b < a / 1000]
