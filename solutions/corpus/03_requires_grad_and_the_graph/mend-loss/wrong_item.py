# title: returns a Python number
# fails: mend-loss-test [number-instead-of-tensor]
# fails: mend-loss-hidden [number-instead-of-tensor]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    return ((net(noisy) - target) ** 2).mean().item()
