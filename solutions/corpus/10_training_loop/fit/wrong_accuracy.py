# title: measures the accuracy
# fails: fit-test [accuracy-measured]
# fails: fit-hidden [accuracy-measured]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append((net(held_out[0]).argmax(1) == held_out[1]).float().mean().item())
    return history
