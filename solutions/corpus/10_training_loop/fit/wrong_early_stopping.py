# title: stops as soon as the held-out loss rises
# fails: fit-test [no diagnosis]
# fails: fit-hidden [no diagnosis]
def fit(net, opt, batches, held_out, epochs):
    """Train `net`; return its loss on the held-out pair after each epoch.

    Args:
        net: module from a batch of samples to scores.
        opt: optimizer for the parameters of `net`.
        batches: list of pairs (x, y).
        held_out: a pair (x, y).
        epochs: how many times to go through the batches.

    Returns:
        A list of floats.
    """
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            opt.step()
        net.eval()
        with torch.no_grad():
            val = F.cross_entropy(net(held_out[0]), held_out[1]).item()
        history.append(val)
        if len(history) > 1 and val > history[-2]:
            break
    return history
