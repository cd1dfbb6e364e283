# title: one step for all batches of an epoch
# fails: fit-test [one-step-for-each-epoch]
# fails: fit-hidden [one-step-for-each-epoch]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        opt.zero_grad()
        loss = 0.0
        for x, y in batches:
            loss = loss + F.cross_entropy(net(x), y)
        loss.backward()
        opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
