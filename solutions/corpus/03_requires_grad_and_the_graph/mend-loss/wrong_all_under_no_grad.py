# title: computes everything under no_grad
# fails: mend-loss-test [graph-cut]
# fails: mend-loss-hidden [graph-cut]
def consistency_loss(net, clean, noisy):
    with torch.no_grad():
        target = net(clean)
        loss = ((net(noisy) - target) ** 2).mean()
    return loss
