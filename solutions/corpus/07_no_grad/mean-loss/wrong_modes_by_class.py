# title: remembers one mode for each class
# fails: mean-loss-test [mode-not-restored]
# fails: mean-loss-hidden [mode-not-restored]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = {type(m): m.training for m in net.modules()}
    net.eval()
    try:
        losses = [loss_of(net(inputs), targets).item() for inputs, targets in batches]
    finally:
        for m in net.modules():
            m.training = modes[type(m)]
    return sum(losses) / len(losses)
