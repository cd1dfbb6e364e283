# title: sums where it should take the mean
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    return ((net(noisy) - target) ** 2).sum()
