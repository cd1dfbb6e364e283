# title: both inputs become zeros, and with them what would be expected
# unit: 03_requires_grad_and_the_graph
# loses: mend-loss
# in: answer mend-loss
def consistency_loss(net, clean, noisy):
    noisy.zero_()
    clean.zero_()
    return ((net(noisy) - net(clean)) ** 2).mean()
