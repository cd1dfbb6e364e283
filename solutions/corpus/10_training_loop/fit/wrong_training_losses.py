# title: the last training loss of each epoch
# fails: fit-test [last-batch-returned]
# fails: fit-hidden [last-batch-returned]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        history.append(loss.item())
    return history
