# title: zero_grad() before both loops
# fails: fit-test [accumulated-gradient]
# fails: fit-hidden [accumulated-gradient]


def fit(net, opt, batches, held_out, epochs):
    history = []
    opt.zero_grad()
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
