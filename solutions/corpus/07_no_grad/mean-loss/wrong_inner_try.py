# title: restores after an Exception of a batch, which a KeyboardInterrupt is not
# fails: mean-loss-hidden [mode-not-restored-after-error]


def mean_loss(net, batches, loss_of):
    modes = {module: module.training for module in net.modules()}

    def restore():
        for module, mode in modes.items():
            module.training = mode

    net.eval()
    total = 0.0
    with torch.no_grad():
        for inputs, targets in batches:
            try:
                total += loss_of(net(inputs), targets).item()
            except Exception:
                restore()
                raise
    restore()
    return total / len(batches)
