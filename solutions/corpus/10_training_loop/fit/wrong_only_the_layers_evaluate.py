# title: calls eval on each layer instead of the net
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    x_held, y_held = held_out
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        for layer in net.children():
            layer.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(x_held), y_held).item())
    return losses
