# title: freezes the network instead of switching recording off
# fails: mean-loss-test [flag-instead-of-no-grad]
# fails: mean-loss-hidden [flag-instead-of-no-grad]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    net.requires_grad_(False)
    try:
        losses = [loss_of(net(x), y).item() for x, y in batches]
        return sum(losses) / len(losses)
    finally:
        for m, mode in modes:
            m.training = mode
