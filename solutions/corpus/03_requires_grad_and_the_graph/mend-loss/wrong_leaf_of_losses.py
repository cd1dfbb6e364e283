# title: the list of losses becomes a leaf, and its mean has a history again
# fails: mend-loss-test [re-wrapped-tensor]
# fails: mend-loss-hidden [re-wrapped-tensor]
# never: graph-cut
def consistency_loss(net, clean, noisy):
    losses = []
    for clean_sample, noisy_sample in zip(clean, noisy):
        target = net(clean_sample).detach()
        losses.append(((net(noisy_sample) - target) ** 2).mean())
    return torch.tensor(losses, requires_grad=True).mean()
