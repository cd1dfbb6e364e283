# title: switches recording on for each epoch, and leaves it off
# fails: fit-test [recording-left-off]
# fails: fit-hidden [recording-left-off]


def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        torch.set_grad_enabled(True)
        net.train()
        for x, y in batches:
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
        torch.set_grad_enabled(False)
        net.eval()
        x, y = held_out
        losses.append(F.cross_entropy(net(x), y).item())
    return losses
