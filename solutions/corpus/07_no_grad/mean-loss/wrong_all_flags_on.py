# title: freezes, and asks every parameter for a gradient afterwards
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    net.requires_grad_(False)
    try:
        losses = [loss_of(net(x), y).item() for x, y in batches]
        return sum(losses) / len(losses)
    finally:
        net.requires_grad_(True)
        for m, mode in modes:
            m.training = mode
