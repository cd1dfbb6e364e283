# title: puts the modes back after a RuntimeError only
# fails: mean-loss-test [mode-not-restored-after-error]
# fails: mean-loss-hidden [mode-not-restored-after-error]


def mean_loss(net, batches, loss_of):
    modes = [m.training for m in net.modules()]

    def restore():
        for m, mode in zip(net.modules(), modes):
            m.training = mode

    net.eval()
    total = 0.0
    try:
        with torch.no_grad():
            for inputs, targets in batches:
                total += loss_of(net(inputs), targets).item()
    except RuntimeError:
        restore()
        raise
    restore()
    return total / len(batches)
