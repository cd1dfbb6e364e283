# title: step() is missing
# fails: fit-test [step-left-out]
# fails: fit-hidden [step-left-out]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
