# title: all batches are joined to one
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
# never: one-batch-for-each-epoch


def fit(net, opt, batches, held_out, epochs):
    x = torch.cat([x for x, _ in batches]); y = torch.cat([y for _, y in batches])
    out = []
    for epoch in range(epochs):
        net.train()
        opt.zero_grad(); F.cross_entropy(net(x), y).backward(); opt.step()
        net.eval()
        with torch.no_grad(): out.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return out
