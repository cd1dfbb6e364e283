# title: the training loss of each step, and no measurement
# fails: fit-test [training-loss-returned]
# fails: fit-hidden [training-loss-returned]
# never: measured-after-each-batch


def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
            losses.append(loss.item())
    return losses
