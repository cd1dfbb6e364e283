# title: switches recording on, even where the caller had it off
# fails: mend-loss-hidden [no diagnosis]


def consistency_loss(net, clean, noisy):
    torch.set_grad_enabled(False)
    target = net(clean)
    torch.set_grad_enabled(True)
    return ((net(noisy) - target) ** 2).mean()
