# title: takes away the flags that the caller's tensors had
# fails: mend-loss-test [no diagnosis]
def consistency_loss(net, clean, noisy):
    for samples in (clean, noisy):
        samples.requires_grad = False
    return (net(noisy) - net(clean).detach()).square().mean()
