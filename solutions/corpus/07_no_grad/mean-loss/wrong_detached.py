# title: detaches every loss, which is too late
# fails: mean-loss-test [eval-is-not-no-grad]
# fails: mean-loss-hidden [eval-is-not-no-grad]


def mean_loss(net, batches, loss_of):
    modes = [m.training for m in net.modules()]
    net.eval()
    try:
        losses = [loss_of(net(x), y).detach().item() for x, y in batches]
    finally:
        for m, mode in zip(net.modules(), modes):
            m.training = mode
    return sum(losses) / len(losses)
