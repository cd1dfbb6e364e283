# title: detaches the input of the target, which cuts nothing
# fails: mend-loss-test [graph-through-the-target]
# fails: mend-loss-hidden [graph-through-the-target]
def consistency_loss(net, clean, noisy):
    target = net(clean.detach())
    return ((net(noisy) - target) ** 2).mean()
