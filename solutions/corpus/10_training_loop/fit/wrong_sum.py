# title: the sum over the held-out samples
# fails: fit-test [summed-over-the-samples]
# fails: fit-hidden [summed-over-the-samples]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y, reduction="sum").item())
    return history
