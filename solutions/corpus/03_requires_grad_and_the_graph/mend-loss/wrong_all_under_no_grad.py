# title: computes everything under no_grad
# fails: mend-loss-test [recording-off-too-long]
# fails: mend-loss-hidden [recording-off-too-long]
def consistency_loss(net, clean, noisy):
    with torch.no_grad():
        target = net(clean)
        loss = ((net(noisy) - target) ** 2).mean()
    return loss
