# title: an optimizer of its own
# fails: fit-test [optimizer-made-anew]
# fails: fit-hidden [optimizer-made-anew]


def fit(net, opt, batches, held_out, epochs):
    history = []
    opt = torch.optim.SGD(net.parameters(), lr=0.1)
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
            history.append(F.cross_entropy(net(x), y).item())
    return history
