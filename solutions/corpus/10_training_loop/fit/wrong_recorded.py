# title: measured with recording on
# fails: fit-test [eval-is-not-no-grad]
# fails: fit-hidden [eval-is-not-no-grad]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        x, y = held_out
        history.append(F.cross_entropy(net(x), y).item())
    return history
