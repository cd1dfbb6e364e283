# title: everything under no_grad
# fails: fit-test [nothing-requires-grad]
# fails: fit-hidden [nothing-requires-grad]


@torch.no_grad()
def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        net.eval()
        history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
