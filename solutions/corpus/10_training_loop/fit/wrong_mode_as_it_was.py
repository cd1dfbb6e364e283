# title: puts back the mode in which the network arrived
# fails: fit-test [training-mode-not-set]
# fails: fit-hidden [training-mode-not-set]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        mode = net.training
        net.eval()
        with torch.no_grad():
            x, y = held_out
            history.append(F.cross_entropy(net(x), y).item())
        net.train(mode)
    return history
