# title: detaches the loss and switches the flag on
# fails: mend-loss-test [re-wrapped-tensor]
# fails: mend-loss-hidden [re-wrapped-tensor]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    return ((net(noisy) - target) ** 2).mean().detach().requires_grad_()
