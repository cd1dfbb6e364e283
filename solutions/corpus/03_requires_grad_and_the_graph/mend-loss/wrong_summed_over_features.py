# title: the squared distance of each sample, then the mean over the samples
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    distances = []
    for c, n in zip(clean, noisy):
        goal = net(c).detach()
        distances.append(((net(n) - goal) ** 2).sum())
    return torch.stack(distances).mean()
