# title: takes the batches out of the list
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        while batches:
            x, labels = batches.pop(0)
            loss = F.cross_entropy(net(x), labels)
            opt.zero_grad()
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
