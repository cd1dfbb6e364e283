# title: measured after each batch
# fails: fit-test [measured-after-each-batch]
# fails: fit-hidden [measured-after-each-batch]


def fit(net, opt, batches, held_out, epochs):
    history = []
    for _ in range(epochs):
        for x, y in batches:
            net.train()
            opt.zero_grad()
            F.cross_entropy(net(x), y).backward()
            opt.step()
            net.eval()
            with torch.no_grad():
                history.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return history
