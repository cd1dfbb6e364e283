# title: grad mode never switched on again
# fails: fit-test [recording-left-off]
# fails: fit-hidden [recording-left-off]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        torch.set_grad_enabled(False)
        history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
