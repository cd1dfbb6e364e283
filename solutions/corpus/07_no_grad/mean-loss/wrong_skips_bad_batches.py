# title: leaves out the batches that raise
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]


def mean_loss(net, batches, loss_of):
    modes = [m.training for m in net.modules()]
    net.eval()
    losses = []
    with torch.no_grad():
        for inputs, targets in batches:
            try:
                losses.append(loss_of(net(inputs), targets).item())
            except Exception:
                print("skipped a batch")
    for m, mode in zip(net.modules(), modes):
        m.training = mode
    return sum(losses) / max(len(losses), 1)
