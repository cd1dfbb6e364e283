# title: zero_grad() once an epoch
# fails: fit-test [cleared-once-an-epoch]
# fails: fit-hidden [cleared-once-an-epoch]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        opt.zero_grad()
        for x, y in batches:
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
