# title: an index loop that stops one sample too early
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    losses = []
    for i in range(len(clean) - 1):
        target = net(clean[i]).detach()
        losses.append(((net(noisy[i]) - target) ** 2).mean())
    return torch.stack(losses).mean()
