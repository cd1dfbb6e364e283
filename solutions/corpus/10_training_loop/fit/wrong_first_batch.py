# title: only the first batch
# fails: fit-test [one-batch-for-each-epoch]
# fails: fit-hidden [one-batch-for-each-epoch]
# never: returned-after-the-first-epoch

def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in batches[:1]:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
