# title: the absolute value is taken after the largest element
# fails: only-noise-test [largest-without-abs]
# fails: only-noise-hidden [largest-without-abs]


def only_noise(net, loss_of):
    single, double = copy.deepcopy(net), copy.deepcopy(net).double()
    for twin in (single, double):
        twin.zero_grad()
        loss_of(twin).backward()
    exact = {name: p.grad for name, p in double.named_parameters()}
    names = []
    for name, p in single.named_parameters():
        if p.grad is None or not p.grad.any():
            continue
        if abs(exact[name].max().item()) < abs(p.grad.max().item()) / 1000:
            names.append(name)
    return names
