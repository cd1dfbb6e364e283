# title: keeps the re-wrapped list of losses, without the flag
# fails: mend-loss-test [graph-cut]
# fails: mend-loss-hidden [graph-cut]
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        target = net(clean_sample).detach()
        losses.append(((net(noisy_sample) - target) ** 2).mean())
    return torch.tensor(losses).mean()
