# title: calls backward() itself
# fails: mend-loss-test [backward-called-inside]
# fails: mend-loss-hidden [backward-called-inside]
def consistency_loss(net, clean, noisy):
    target = net(clean).detach()
    loss = ((net(noisy) - target) ** 2).mean()
    loss.backward()
    return loss
