# title: prints and returns nothing
# fails: fit-test [nothing-returned]
# fails: fit-hidden [nothing-returned]


def fit(net, opt, batches, held_out, epochs):
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            print(F.cross_entropy(net(held_out[0]), held_out[1]).item())
