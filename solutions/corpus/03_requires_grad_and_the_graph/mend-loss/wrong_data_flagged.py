# title: still asks for gradients of the data
# fails: mend-loss-test [data-should-not-require-grad]
# fails: mend-loss-hidden [data-should-not-require-grad]
def consistency_loss(net, clean, noisy):
    clean.requires_grad_()
    noisy.requires_grad_()
    target = net(clean).detach()
    return ((net(noisy) - target) ** 2).mean()
