# title: measured before the steps
# fails: fit-test [measured-before-training]
# fails: fit-hidden [measured-before-training]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
    return history
