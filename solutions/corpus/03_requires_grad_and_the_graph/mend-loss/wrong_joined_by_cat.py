# title: joins the losses of the samples by cat
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]

def consistency_loss(net, clean, noisy):
    losses = [((net(n) - net(c).detach()) ** 2) for c, n in zip(clean, noisy)]
    return torch.cat(losses).mean()
