# title: a constant is a number, so .item()
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    losses = [(net(n) - net(c).item()) ** 2 for c, n in zip(clean, noisy)]
    return torch.stack(losses).mean()
