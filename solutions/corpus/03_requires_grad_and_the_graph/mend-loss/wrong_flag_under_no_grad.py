# title: computes under no_grad and switches the flag on afterwards
# fails: mend-loss-test [recording-off-too-long]
# fails: mend-loss-hidden [recording-off-too-long]
def consistency_loss(net, clean, noisy):
    with torch.no_grad():
        target = net(clean)
        answer = net(noisy)
        loss = ((answer - target) ** 2).mean()
    return loss.requires_grad_()
