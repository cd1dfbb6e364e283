# title: forgets the square
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    return (net(noisy) - target).mean()
