# title: reversed order
# fails: fit-test [batches-in-another-order]
# fails: fit-hidden [batches-in-another-order]

def fit(net, opt, batches, held_out, epochs):
    losses = []
    for _ in range(epochs):
        net.train()
        for x, y in reversed(batches):
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            losses.append(F.cross_entropy(net(held_out[0]), held_out[1]).item())
    return losses
