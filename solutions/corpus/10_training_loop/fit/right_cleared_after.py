# title: cleared once, and then after each step


def fit(net, opt, batches, held_out, epochs):
    history = []
    net.zero_grad()
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            nn.CrossEntropyLoss()(net(x), y).backward()
            opt.step()
            net.zero_grad()
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
    return history
