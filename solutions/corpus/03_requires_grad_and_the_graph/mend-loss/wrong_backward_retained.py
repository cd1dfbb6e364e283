# title: calls backward() itself, and retains the graph for the caller
# fails: mend-loss-test [backward-called-inside]
# fails: mend-loss-hidden [backward-called-inside]
def consistency_loss(net, clean, noisy):
    loss = ((net(noisy) - net(clean).detach()) ** 2).mean()
    loss.backward(retain_graph=True)
    return loss
