# title: puts dropout and batch norm into evaluation mode, and nothing else
# fails: mean-loss-test [no diagnosis]
# fails: mean-loss-hidden [no diagnosis]
# never: no-grad-is-not-eval


def mean_loss(net, batches, loss_of):
    kinds = (torch.nn.Dropout, torch.nn.BatchNorm1d, torch.nn.BatchNorm2d)
    special = [(m, m.training) for m in net.modules() if isinstance(m, kinds)]
    for m, _ in special:
        m.eval()
    try:
        with torch.no_grad():
            losses = [loss_of(net(inputs), targets).item() for inputs, targets in batches]
    finally:
        for m, mode in special:
            m.training = mode
    return sum(losses) / len(losses)
