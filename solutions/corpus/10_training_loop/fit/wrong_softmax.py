# title: a softmax before cross_entropy
# fails: fit-test [softmax-twice]
# fails: fit-hidden [softmax-twice]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x).softmax(1), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
