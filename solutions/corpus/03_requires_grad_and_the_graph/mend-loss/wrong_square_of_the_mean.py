# title: squares the mean difference
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    difference = net(noisy) - target
    return difference.mean() ** 2
