# title: switches recording off for good
# fails: mean-loss-test [recording-left-off]
# fails: mean-loss-hidden [recording-left-off]


def mean_loss(net, batches, loss_of):
    torch.set_grad_enabled(False)
    modes = [m.training for m in net.modules()]
    net.eval()
    try:
        losses = [loss_of(net(x), y).item() for x, y in batches]
    finally:
        for m, mode in zip(net.modules(), modes):
            m.training = mode
    return sum(losses) / len(losses)
