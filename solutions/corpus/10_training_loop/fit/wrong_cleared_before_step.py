# title: zero_grad() between backward() and step()
# fails: fit-test [cleared-on-the-way]
# fails: fit-hidden [cleared-on-the-way]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.zero_grad()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
