# title: one copy, converted between the passes


def only_noise(net, loss_of):
    twin = copy.deepcopy(net)
    twin.zero_grad()
    loss_of(twin).backward()
    single = {
        n: p.grad.norm(float("inf")).item()
        for n, p in twin.named_parameters()
        if p.grad is not None
    }
    twin.double().zero_grad()
    loss_of(twin).backward()
    found = []
    for n, p in twin.named_parameters():
        if single.get(n) and p.grad.abs().max().item() / single[n] < 1e-3:
            found.append(n)
    return found
