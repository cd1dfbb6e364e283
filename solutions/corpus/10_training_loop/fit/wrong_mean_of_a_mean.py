# title: divides the mean cross-entropy by the number of samples once more
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
    criterion = nn.CrossEntropyLoss()
    history = []
    for _ in range(epochs):
        net.train()
        for x, y in batches:
            opt.zero_grad()
            criterion(net(x), y).backward()
            opt.step()
        net.eval()
        x, y = held_out
        with torch.no_grad():
            history.append(criterion(net(x), y).item() / len(x))
    return history
