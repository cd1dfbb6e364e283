# title: the mean training loss of each epoch
# fails: fit-test [training-loss-returned]
# fails: fit-hidden [training-loss-returned]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        total = 0.0
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
            total += loss.item()
        history.append(total / len(batches))
    return history
