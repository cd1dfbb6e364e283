# title: Batch norm raises for a batch of one row, so I pass over those.
# fails: fit-test [batch-passed-over]
# fails: fit-hidden [batch-passed-over]
# never: backward-left-out


def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            if len(x) < 2:
                continue
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
