# title: switches recording on for a caller who had it off
# fails: mean-loss-test [recording-left-on]
# fails: mean-loss-hidden [recording-left-on]


def mean_loss(net, batches, loss_of):
    modes = [(m, m.training) for m in net.modules()]
    net.eval()
    torch.set_grad_enabled(False)
    try:
        losses = [loss_of(net(x), y).item() for x, y in batches]
        return sum(losses) / len(losses)
    finally:
        torch.set_grad_enabled(True)
        for m, mode in modes:
            m.training = mode
