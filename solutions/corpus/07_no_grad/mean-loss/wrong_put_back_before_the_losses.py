# title: puts the modes back when the network has run
# fails: mean-loss-test [mode-not-restored-after-error]
# fails: mean-loss-hidden [mode-not-restored-after-error]


@torch.no_grad()
def mean_loss(net, batches, loss_of):
    modes = [module.training for module in net.modules()]
    net.eval()
    outs = [net(inputs) for inputs, _ in batches]
    for module, mode in zip(net.modules(), modes):
        module.training = mode
    losses = [loss_of(out, targets) for out, (_, targets) in zip(outs, batches)]
    return sum(losses).item() / len(losses)
