# title: divides the summed loss by the size of the first batch
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    batch_size = len(batches[0][0])
    history = []
    for epoch in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y, reduction="sum") / batch_size
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
