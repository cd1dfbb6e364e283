# title: asks the whole network for its mode, and a part may be in another
# fails: fit-test [training-mode-not-set]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        if not net.training:
            net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
