# title: cuts the answer off instead of the target
# fails: mend-loss-test [target-trained-instead]
# fails: mend-loss-hidden [target-trained-instead]
def consistency_loss(net, clean, noisy):
    return ((net(noisy).detach() - net(clean)) ** 2).mean()
