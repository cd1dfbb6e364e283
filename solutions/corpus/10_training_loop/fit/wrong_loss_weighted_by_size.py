# title: weighs each batch by its share of an average batch
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]


def fit(net, opt, batches, held_out, epochs):
    average = sum(len(y) for _, y in batches) / len(batches)
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            (F.cross_entropy(net(x), y) * len(y) / average).backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
