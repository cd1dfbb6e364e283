# title: freezes a module, and unfreezes all of it
# fails: mend-loss-hidden [no diagnosis]


def consistency_loss(net, clean, noisy):
    if isinstance(net, torch.nn.Module):
        net.requires_grad_(False)
        target = net(clean).detach()
        net.requires_grad_(True)
    else:
        target = net(clean).detach()
    return ((net(noisy) - target) ** 2).mean()
