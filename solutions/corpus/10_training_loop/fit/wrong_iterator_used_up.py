# title: makes an iterator once
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    loader = iter(batches)
    x_held, y_held = held_out
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in loader:
            loss = F.cross_entropy(net(x), y)
            opt.zero_grad()
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(x_held), y_held).item())
    return history
