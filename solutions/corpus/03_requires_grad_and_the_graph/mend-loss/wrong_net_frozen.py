# title: freezes the network, so that the target trains nothing
# fails: mend-loss-test [no diagnosis]
# fails: mend-loss-hidden [no diagnosis]
def consistency_loss(net, clean, noisy):
    for weight in net.parameters():
        weight.requires_grad_(False)
    target = net(clean)
    return torch.nn.functional.mse_loss(net(noisy), target)
