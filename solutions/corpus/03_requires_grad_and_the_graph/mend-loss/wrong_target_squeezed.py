# title: squeezes the targets
# fails: mend-loss-test [no diagnosis]

def consistency_loss(net, clean, noisy):
    targets = net(clean).detach().squeeze()
    return (net(noisy) - targets).square().mean()
