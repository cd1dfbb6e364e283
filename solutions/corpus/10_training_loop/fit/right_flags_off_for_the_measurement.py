# title: for the measurement nothing requires a gradient


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval().requires_grad_(False)
        history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
        net.requires_grad_(True)
    return history
