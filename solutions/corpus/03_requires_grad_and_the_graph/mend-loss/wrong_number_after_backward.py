# title: calls backward() itself, and returns the loss without its history
# fails: mend-loss-test [backward-called-inside]
# fails: mend-loss-hidden [backward-called-inside]
def consistency_loss(net, clean, noisy):
    loss = ((net(noisy) - net(clean).detach()) ** 2).mean()
    loss.backward()
    return loss.detach()
