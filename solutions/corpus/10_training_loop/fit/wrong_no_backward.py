# title: the much-copied loop
# fails: fit-test [backward-left-out]
# fails: fit-hidden [backward-left-out]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
