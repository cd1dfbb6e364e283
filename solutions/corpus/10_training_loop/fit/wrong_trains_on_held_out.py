# title: one step on the held-out pair as well
# fails: fit-test [trained-on-held-out]
# fails: fit-hidden [trained-on-held-out]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in [*batches, held_out]:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
